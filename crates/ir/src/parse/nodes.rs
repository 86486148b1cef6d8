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
