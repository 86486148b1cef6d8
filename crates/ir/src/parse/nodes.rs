//! Metadata nodes as text: where they are, and their fields.

use super::lexer::{Lexer, Token};
use super::module::string_text;
use crate::name::is_number;

/// The nodes of a module.
#[derive(Clone, Copy)]
pub(crate) struct Nodes<'a, 'o> {
    pub(crate) text: &'a str,
    /// Where the text of each node starts, 0 if it is not defined.
    pub(crate) offsets: &'o [u32],
}

/// A node such as `!DILocation(line: 1, scope: !2)`.
pub(crate) struct Node<'a> {
    pub(crate) kind: &'a str,
    fields: Vec<(&'a str, Field<'a>)>,
    /// The flags that it has.
    flags: Vec<&'a str>,
}

/// A place in a source file.
pub(crate) struct Place {
    pub(crate) line: u32,
    pub(crate) column: u32,
    pub(crate) scope: Option<u32>,
    pub(crate) inlined_at: Option<u32>,
}

#[derive(Clone, Copy)]
enum Field<'a> {
    Int(i64),
    Ref(u32),
    Str(&'a str),
    Word(&'a str),
    Other,
}

impl<'a> Node<'a> {
    fn field(&self, name: &str) -> Option<Field<'a>> {
        self.fields.iter().find(|(n, _)| *n == name).map(|(_, f)| *f)
    }

    pub(crate) fn int(&self, name: &str) -> Option<u32> {
        u32::try_from(self.long(name)?).ok()
    }

    pub(crate) fn long(&self, name: &str) -> Option<i64> {
        if let Field::Int(value) = self.field(name)? { Some(value) } else { None }
    }

    pub(crate) fn node(&self, name: &str) -> Option<u32> {
        if let Field::Ref(id) = self.field(name)? { Some(id) } else { None }
    }

    pub(crate) fn text(&self, name: &str) -> Option<Box<str>> {
        if let Field::Str(raw) = self.field(name)? { Some(string_text(raw)) } else { None }
    }

    /// Whether one of the flags is set, as in `flags: DIFlagPublic | DIFlagBitField`.
    pub(crate) fn has_flag(&self, name: &str) -> bool {
        self.flags.contains(&name)
    }

    /// The word of a field such as `tag: DW_TAG_member`.
    pub(crate) fn word(&self, name: &str) -> Option<&'a str> {
        if let Field::Word(word) = self.field(name)? { Some(word) } else { None }
    }
}

/// The number of a node.
pub(crate) fn meta_id(name: &str) -> Option<u32> {
    if is_number(name) { name.parse().ok() } else { None }
}

impl<'a> Nodes<'a, '_> {
    /// The text of a node, from behind `distinct`.
    fn start(self, id: u32) -> Option<(Lexer<'a>, Token<'a>)> {
        let pos = *self.offsets.get(id as usize)? as usize;
        if pos == 0 {
            return None;
        }
        let mut lexer = Lexer { text: self.text, pos };
        let mut token = lexer.next().1;
        if token == Token::Word("distinct") {
            token = lexer.next().1;
        }
        Some((lexer, token))
    }

    /// Reads a node of the form `[distinct] !Kind(name: value, ...)`.
    pub(crate) fn read(self, id: u32) -> Option<Node<'a>> {
        let (mut lexer, Token::Meta(kind)) = self.start(id)? else { return None };
        (lexer.next().1 == Token::Punct(b'(')).then_some(())?;
        let (mut fields, mut flags) = (Vec::new(), Vec::new());
        let mut token = lexer.next().1;
        while let Token::Label(name) = token {
            let value = match lexer.next().1 {
                Token::Int(text) => text.parse().map_or(Field::Other, Field::Int),
                Token::Meta(text) => meta_id(text).map_or(Field::Other, Field::Ref),
                Token::Str(raw) => Field::Str(raw),
                Token::Word(word) => Field::Word(word),
                _ => Field::Other,
            };
            if let (Field::Word(flag), "flags") = (value, name.raw) {
                flags.push(flag);
            }
            fields.push((name.raw, value));
            token = next_field(&mut lexer, &mut flags);
        }
        Some(Node { kind, fields, flags })
    }

    /// Reads a `!DILocation`.
    pub(crate) fn place(self, id: u32) -> Option<Place> {
        if let Some(place) = self.printed_place(id) {
            return Some(place);
        }
        let node = self.read(id).filter(|node| node.kind == "DILocation")?;
        let number = |name: &str| node.int(name).unwrap_or(0);
        Some(Place {
            line: number("line"),
            column: number("column"),
            scope: node.node("scope"),
            inlined_at: node.node("inlinedAt"),
        })
    }

    /// A place that is written as LLVM prints it. Every instruction has one, so it is not taken apart into fields.
    fn printed_place(self, id: u32) -> Option<Place> {
        let pos = *self.offsets.get(id as usize)? as usize;
        let text = self.text.get(pos..).filter(|_| pos != 0)?;
        let text = text.strip_prefix(" distinct").unwrap_or(text);
        let (line, text) = leading_number(text.strip_prefix(" !DILocation(line: ")?)?;
        let (column, text) = leading_number(text.strip_prefix(", column: ")?)?;
        let (scope, text) = leading_number(text.strip_prefix(", scope: !")?)?;
        let (inlined_at, text) = match text.strip_prefix(", inlinedAt: !") {
            Some(text) => leading_number(text).map(|(node, text)| (Some(node), text))?,
            None => (None, text),
        };
        text.starts_with(')').then_some(Place { line, column, scope: Some(scope), inlined_at })
    }

    /// Reads a node of the form `!{!1, null, !2}`: the nodes in it.
    pub(crate) fn list(self, id: u32) -> Vec<u32> {
        let Some((mut lexer, Token::Bang)) = self.start(id) else { return Vec::new() };
        let mut found = Vec::new();
        if lexer.next().1 != Token::Punct(b'{') {
            return found;
        }
        loop {
            match lexer.next().1 {
                Token::Meta(text) => found.extend(meta_id(text)),
                Token::Punct(b',') | Token::Word(_) => {}
                _ => return found,
            }
        }
    }
}

/// The number that a text begins with, and what is behind it.
fn leading_number(text: &str) -> Option<(u32, &str)> {
    let mut number = 0u32;
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    for digit in text[..digits].bytes() {
        number = number.checked_mul(10)?.checked_add(u32::from(digit - b'0'))?;
    }
    (digits > 0).then_some((number, &text[digits..]))
}

/// The token after the next comma on this level: the name of a field, or the end of the node. Words
/// before it are more flags.
fn next_field<'a>(lexer: &mut Lexer<'a>, flags: &mut Vec<&'a str>) -> Token<'a> {
    loop {
        match lexer.next().1 {
            Token::Punct(b',') => return lexer.next().1,
            Token::Punct(b'(') => {
                lexer.skip_to_close(b'(', b')');
            }
            Token::Punct(b'{') => {
                lexer.skip_to_close(b'{', b'}');
            }
            token @ (Token::Punct(b')') | Token::Eof | Token::Bad) => return token,
            Token::Word(flag) => flags.push(flag),
            _ => {}
        }
    }
}
