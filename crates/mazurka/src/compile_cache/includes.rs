//! What a file of C or C++ says about other files: the names that it includes or asks for.

/// A header that a text names.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Named<'t> {
    pub(super) name: &'t str,
    /// Whether it is looked for beside the text first.
    pub(super) quoted: bool,
}

/// The headers that a text names, be it under conditions that do not hold. Nothing if the text has names that
/// only a preprocessor can tell, or if what it means depends on the time.
pub(super) fn named(text: &str) -> Option<Vec<Named<'_>>> {
    let clocks = ["__DATE__", "__TIME__", "__TIMESTAMP__"];
    if clocks.iter().any(|clock| text.contains(clock)) {
        return None;
    }
    let mut found = Vec::new();
    let marks = text.match_indices('#').chain(all(text, "%:")).chain(all(text, "??="));
    for (at, mark) in marks {
        // Nothing but a comment may stand before it.
        let before = text[..at].rsplit('\n').next().unwrap_or_default().trim();
        if !before.is_empty() && !before.ends_with("*/") {
            continue;
        }
        let rest = after_blanks(&text[at + mark.len()..]);
        let directives = ["include_next", "include", "import", "embed"];
        // A word may go on in the next line.
        let word =
            &rest[..rest.find(|c: char| !c.is_ascii_lowercase() && c != '_').unwrap_or(rest.len())];
        let cut = rest[word.len()..].starts_with(['\\', '?']);
        if cut && directives.iter().any(|directive| directive.starts_with(word)) {
            return None;
        }
        let operand = directives.iter().find_map(|word| rest.strip_prefix(word));
        if let Some(operand) = operand
            && !operand.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_')
        {
            let operand = after_blanks(operand);
            // No name begins like that, nor does a macro: a comment speaks of "#include's".
            if !operand.starts_with('\'') {
                found.push(literal(operand)?);
            }
        }
    }
    for (at, word) in all(text, "__has_include").chain(all(text, "__has_embed")) {
        let rest = &text[at + word.len()..];
        let rest = rest.strip_prefix("_next").unwrap_or(rest);
        if let Some(operand) = after_blanks(rest).strip_prefix('(') {
            found.push(literal(after_blanks(operand))?);
        }
    }
    Some(found)
}

/// Where a text has a word that few texts have. Whether it has it at all is found out many times faster than where.
fn all<'t>(text: &'t str, word: &'static str) -> impl Iterator<Item = (usize, &'t str)> {
    let text = if text.contains(word) { text } else { "" };
    text.match_indices(word)
}

/// A name in quotation marks or angle brackets.
fn literal(text: &str) -> Option<Named<'_>> {
    let (rest, close, quoted) = match text.strip_prefix('"') {
        Some(rest) => (rest, '"', true),
        None => (text.strip_prefix('<')?, '>', false),
    };
    let line = rest.lines().next()?;
    let name = &line[..line.find(close)?];
    (!name.is_empty() && !name.contains('\\')).then_some(Named { name, quoted })
}

/// A text without the blanks, comments and continued lines at its beginning.
fn after_blanks(mut text: &str) -> &str {
    loop {
        let rest = text.trim_start_matches([' ', '\t', '\x0b', '\x0c']);
        let rest = rest.strip_prefix("\\\n").or(rest.strip_prefix("\\\r\n")).unwrap_or(rest);
        let rest = match rest.strip_prefix("/*").and_then(|comment| comment.split_once("*/")) {
            Some((_, rest)) => rest,
            None => rest,
        };
        if rest.len() == text.len() {
            return rest;
        }
        text = rest;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Option<Vec<(&str, bool)>> {
        Some(named(text)?.into_iter().map(|named| (named.name, named.quoted)).collect())
    }

    #[test]
    fn every_name_is_found() {
        let text = "/* c */ #include <a.h>\n#  include\t\"b/c.h\" // why\n#/**/include_next \\\n <d.h>\n\
                    #if __has_include(<e.h>) && defined __has_include\n%:include <f.h>\n#included\n#define x\n// see \\#include this\n#endif// here";
        let expected =
            [("a.h", false), ("b/c.h", true), ("d.h", false), ("f.h", false), ("e.h", false)];
        assert_eq!(names(text), Some(expected.to_vec()));
    }

    /// As in the header limits.h of glibc.
    #[test]
    fn what_a_comment_says_of_includes_is_no_name() {
        let text = "/* The\n   #include's protect themselves */\n# include_next <limits.h>";
        assert_eq!(names(text), Some(vec![("limits.h", false)]));
    }

    #[test]
    fn names_that_only_a_preprocessor_can_tell_are_not_guessed() {
        for text in [
            "#define H <a.h>\n#include H",
            "#if __has_include(H)",
            "#inc\\\nlude <a.h>",
            "#include <a\\\n.h>",
            "int when = sizeof __DATE__;",
            "char t[] = __TIMESTAMP__;",
        ] {
            assert_eq!(names(text), None, "{text}");
        }
    }
}
