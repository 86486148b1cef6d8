//! A scanner that tells Rust code from comments and literals.
//!
//! It knows just enough of the language for that: nested comments, raw strings, and that a quote
//! may begin a lifetime.

/// The text with every comment, string and character literal replaced by blanks. Lines stay where
/// they are; offsets within a line count characters, not bytes, of the original.
pub(super) fn code(text: &str) -> String {
    let mut scanner = Scanner { rest: text, code: String::with_capacity(text.len()) };
    while !scanner.rest.is_empty() {
        let literal = scanner.literal();
        if literal > 0 {
            scanner.blank(literal);
        } else {
            scanner.keep();
        }
    }
    scanner.code
}

/// The line, counted from 1, on which a byte of the text lies.
pub(super) fn line_of(text: &str, offset: usize) -> usize {
    1 + text.as_bytes()[..offset].iter().filter(|&&byte| byte == b'\n').count()
}

/// Whether a character may stand in an identifier.
pub(super) fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The identifier at the start of the text, or an empty one.
pub(super) fn identifier(text: &str) -> &str {
    &text[..text.find(|c| !is_word(c)).unwrap_or(text.len())]
}

/// Offsets at which `word` stands with no letter, digit or underscore on either side.
pub(super) fn words(text: &str, word: &str) -> Vec<usize> {
    let is_whole = |&offset: &usize| {
        !text[..offset].ends_with(is_word) && !text[offset + word.len()..].starts_with(is_word)
    };
    text.match_indices(word).map(|(offset, _)| offset).filter(is_whole).collect()
}

/// Offset just after the bracket that closes the one at the start of `code`, or the end of the text
/// if none does. All kinds of brackets count, which in code that compiles are nested properly.
pub(super) fn closing(code: &str) -> usize {
    let mut depth = 0;
    for (offset, c) in code.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return offset + c.len_utf8();
        }
    }
    code.len()
}

/// Where the scanner stands.
struct Scanner<'a> {
    /// What is still to be read.
    rest: &'a str,
    /// What was read, with blanks.
    code: String,
}

impl Scanner<'_> {
    /// Copies a character.
    fn keep(&mut self) {
        self.code.extend(self.rest.chars().next());
        self.rest = &self.rest[self.rest.chars().next().map_or(0, char::len_utf8)..];
    }

    /// Replaces the given number of bytes by blanks.
    fn blank(&mut self, length: usize) {
        let (literal, rest) = self.rest.split_at(length);
        self.code.extend(literal.chars().map(|c| if c == '\n' { '\n' } else { ' ' }));
        self.rest = rest;
    }

    /// The length of the comment or literal that starts here, or 0 if none does.
    fn literal(&self) -> usize {
        if self.rest.starts_with("//") {
            return self.rest.find('\n').unwrap_or(self.rest.len());
        }
        if self.rest.starts_with("/*") {
            return block_comment(self.rest);
        }
        // A prefix belongs to a literal only if it is not the end of an identifier.
        let prefix = if self.code.ends_with(is_word) { "" } else { literal_prefix(self.rest) };
        let unprefixed = &self.rest[prefix.len()..];
        let length = if prefix.ends_with('r') {
            raw_string(unprefixed)
        } else if unprefixed.starts_with('"') {
            escaped(unprefixed, '"')
        } else if unprefixed.starts_with('\'') {
            character(unprefixed)
        } else {
            0
        };
        if length == 0 { 0 } else { prefix.len() + length }
    }
}

/// The letters at the start of the text that may belong to a literal.
fn literal_prefix(text: &str) -> &'static str {
    let prefixes = ["br", "cr", "r", "b", "c"];
    prefixes.into_iter().find(|prefix| identifier(text) == *prefix).unwrap_or("")
}

/// The length of the block comment at the start; comments nest.
fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        let step = match text.as_bytes()[at..] {
            [b'/', b'*', ..] => 1,
            [b'*', b'/', ..] => -1,
            _ => 0,
        };
        depth += step;
        at += if step == 0 { 1 } else { 2 };
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

/// The length of the raw string whose hashes or quote stand at the start, or 0 if it is none: a raw
/// identifier has a hash too.
fn raw_string(text: &str) -> usize {
    let unhashed = text.trim_start_matches('#');
    if !unhashed.starts_with('"') {
        return 0;
    }
    let hashes = text.len() - unhashed.len();
    let end = format!("\"{}", &text[..hashes]);
    let content = &text[hashes + 1..];
    content.find(&end).map_or(text.len(), |length| hashes + 1 + length + end.len())
}

/// The length of the literal between two of `quote`, the first of which is at the start.
fn escaped(text: &str, quote: char) -> usize {
    let mut characters = text.char_indices().skip(1);
    while let Some((offset, c)) = characters.next() {
        if c == quote {
            return offset + 1;
        }
        if c == '\\' {
            characters.next();
        }
    }
    text.len()
}

/// The length of the character literal at the start, or 0 if it is a lifetime.
fn character(text: &str) -> usize {
    let mut characters = text.chars().skip(1);
    match (characters.next(), characters.next()) {
        (Some('\\'), _) | (Some(_), Some('\'')) => escaped(text, '\''),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each example has the word `code` outside and `text` inside of comments and literals.
    #[test]
    fn literals_and_comments_are_blanked_and_code_is_kept() {
        for example in [
            "code // text",
            "code /* text /* text */ text */ code",
            r#"code "text \" text" code"#,
            r#"code b"text\\" code"#,
            r###"code r"text\" code r#"text " text"# code br##"text "# text"## code"###,
            "code::<'a>('\"', '\\'', b'\\\\', '{', \"text\") code",
            "code<'a, 'b>(c: &'a str, 'é') code \"é text é\" code",
            "code r#fn code",
            "number\"text\" code",
            "code \"text\n  text\" code",
        ] {
            let kept = code(example);
            assert!(!kept.contains("text"), "{example}\n{kept}");
            assert_eq!(kept.matches("code").count(), example.matches("code").count(), "{example}");
            assert_eq!(kept.lines().count(), example.lines().count(), "{example}");
        }
    }

    #[test]
    fn braces_in_literals_are_not_code() {
        assert_eq!(code("'{' \"{\" r\"{\" {'a'} // {"), "             {   }     ");
    }

    #[test]
    fn unfinished_literals_end_with_the_text() {
        for example in ["\"text", "/* text", "r#\"text\"", "'\\", "b'\\n"] {
            assert_eq!(code(example).trim(), "", "{example}");
        }
    }

    #[test]
    fn words_are_whole() {
        assert_eq!(words("fn f_fn(fnord) -> fn()", "fn"), [0, 18]);
    }

    #[test]
    fn brackets_close_where_they_are_balanced() {
        assert_eq!(closing("{ (a) [b] { c } } d"), 17);
        assert_eq!(closing("( a"), 3);
    }

    #[test]
    fn lines_are_counted_from_one() {
        assert_eq!([0, 1, 2, 4].map(|offset| line_of("a\nb\n\nc", offset)), [1, 1, 2, 3]);
    }
}
