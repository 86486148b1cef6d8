//! Attributes and function headers.
//!
//! Attributes are passed over: a word, perhaps with a group in parentheses or a number. Only those
//! that change what an argument is, such as `byval` and `sret`, are kept.

use super::constants::is_constant_word;
use super::lexer::{Name, Token};
use super::nodes::meta_id;
use super::{Parse, Parser};
use crate::function::{Function, Param};
use crate::ids::{FuncId, TypeId};
use crate::inst::Passing;
use crate::name::unescape_text;
use crate::ops::Linkage;
use crate::types::Type;

/// What the second pass needs to read a body.
pub(crate) struct Body<'a> {
    /// The function.
    pub(crate) function: FuncId,
    /// The names of the parameters.
    pub(crate) params: Vec<Option<Name<'a>>>,
    /// Where the body starts and ends.
    pub(crate) range: (usize, usize),
    /// Where the type of the personality routine is.
    pub(crate) personality: Option<usize>,
}

/// An attribute, as far as it matters.
enum Attribute {
    /// It changes what an argument is.
    Passing(Passing),
    /// The alignment of what an argument points to.
    Align(u32),
    Other,
}

impl<'a> Parser<'a> {
    /// An attribute, whose first word is next.
    fn attribute(&mut self) -> Parse<Attribute> {
        let Token::Word(word) = self.tok else { return self.expected("an attribute") };
        self.bump();
        match word {
            "byval" | "sret" | "elementtype" if self.at(b'(') => {
                self.bump();
                let ty = self.ty()?;
                self.expect(b')')?;
                return Ok(Attribute::Passing(match word {
                    "byval" => Passing::ByVal(ty, 0),
                    "sret" => Passing::SRet(ty),
                    _ => Passing::ElementType(ty),
                }));
            }
            "byval" | "inalloca" | "preallocated" => {
                return self.unsupported(format!("parameter attribute '{word}'"));
            }
            _ => {}
        }
        if self.at(b'(') {
            self.skip_group(b'(', b')')?;
        } else if word == "align" {
            return self.unsigned::<u32>().map(Attribute::Align);
        } else if word == "cc" {
            self.unsigned::<u32>()?;
        }
        Ok(Attribute::Other)
    }

    /// `"key"` or `"key"="value"`.
    fn string_attribute(&mut self) -> Parse<()> {
        self.bump();
        if self.accept(b'=') {
            self.string()?;
        }
        Ok(())
    }

    /// The attributes of a parameter or argument, up to its name or value.
    pub(crate) fn param_attributes(&mut self) -> Parse<Passing> {
        let (mut passing, mut alignment) = (Passing::Direct, 0);
        loop {
            match self.tok {
                Token::Word(word) if !is_constant_word(word) => match self.attribute()? {
                    Attribute::Passing(kind) => passing = kind,
                    Attribute::Align(bytes) => alignment = bytes,
                    Attribute::Other => {}
                },
                Token::Str(_) => self.string_attribute()?,
                _ => break,
            }
        }
        match &mut passing {
            Passing::ByVal(_, align) => *align = alignment,
            Passing::Direct if alignment > 0 => passing = Passing::Aligned(alignment),
            _ => {}
        }
        Ok(passing)
    }

    /// What precedes a return type: linkage, calling convention, attributes.
    pub(crate) fn leading_attributes(&mut self) -> Parse<(Linkage, Option<u32>)> {
        let (mut linkage, mut dbg) = (Linkage::External, None);
        loop {
            match self.tok {
                _ if self.at_type() => return Ok((linkage, dbg)),
                Token::Word(word) => {
                    if let Some(kind) = Linkage::from_word(word) {
                        linkage = kind;
                    }
                    self.attribute()?;
                }
                Token::Str(_) => self.string_attribute()?,
                Token::Meta(_) => dbg = self.attachment()?.or(dbg),
                _ => return self.expected("a type"),
            }
        }
    }

    /// `!name !12`; the number if the name is `dbg`.
    pub(crate) fn attachment(&mut self) -> Parse<Option<u32>> {
        let Token::Meta(name) = self.tok else { return self.expected("metadata") };
        self.bump();
        let id = match self.tok {
            Token::Meta(text) => {
                self.bump();
                if self.at(b'(') {
                    self.skip_group(b'(', b')')?;
                }
                meta_id(text)
            }
            Token::Bang => {
                self.bump();
                self.skip_group(b'{', b'}')?;
                None
            }
            _ => return self.expected("metadata"),
        };
        Ok(id.filter(|_| name == "dbg"))
    }

    /// `define` or `declare` and everything before a body.
    pub(crate) fn function_header(&mut self) -> Parse<Option<Body<'a>>> {
        let defined = self.tok == Token::Word("define");
        self.bump();
        let (linkage, mut dbg) = self.leading_attributes()?;
        let ret = self.ty()?;
        let Token::Global(name) = self.tok else { return self.expected("a function name") };
        let name_at = self.start;
        self.bump();
        let (params, names, variadic) = self.params()?;
        let types: Box<[TypeId]> = params.iter().map(|p| p.ty).collect();
        let ty = self.module.types.intern(Type::Function { ret, params: types, variadic });
        let mut function = Function::new(&unescape_text(name.raw), ty, ret, params);
        function.variadic = variadic;
        function.linkage = linkage;
        function.defined = defined;
        let personality = self.trailing_attributes(&mut dbg)?;
        let id = FuncId::new(self.module.functions.len());
        self.define_function(name, name_at, id)?;
        if let Some(dbg) = dbg {
            self.scope_later(id, dbg);
        }
        self.module.functions.push(function);
        if !defined {
            return Ok(None);
        }
        let from = self.start + 1;
        self.skip_group(b'{', b'}')?;
        let range = (from, self.start);
        Ok(Some(Body { function: id, params: names, range, personality }))
    }

    /// `(i32 noundef %x, ...)`
    #[allow(clippy::type_complexity)] // Parameters, their names, whether more may follow.
    fn params(&mut self) -> Parse<(Vec<Param>, Vec<Option<Name<'a>>>, bool)> {
        self.expect(b'(')?;
        let (mut params, mut names, mut variadic) = (Vec::new(), Vec::new(), false);
        while !self.at(b')') {
            if self.tok == Token::Ellipsis {
                self.bump();
                variadic = true;
                break;
            }
            let ty = self.ty()?;
            let passing = self.param_attributes()?;
            params.push(Param { ty, passing });
            names.push(match self.tok {
                Token::Local(name) => {
                    self.bump();
                    Some(name)
                }
                _ => None,
            });
            if !self.accept(b',') {
                break;
            }
        }
        self.expect(b')')?;
        Ok((params, names, variadic))
    }

    /// What is between parameters and body; says where the personality routine is.
    fn trailing_attributes(&mut self, dbg: &mut Option<u32>) -> Parse<Option<usize>> {
        let mut personality = None;
        loop {
            match self.tok {
                Token::Word(word @ ("personality" | "prefix" | "prologue")) => {
                    self.bump();
                    if word == "personality" {
                        personality = Some(self.start);
                    }
                    self.ty()?;
                    self.skip_constant()?;
                }
                Token::Word("section" | "gc" | "partition") => {
                    self.bump();
                    self.string()?;
                }
                Token::Word(word) if !is_entity_word(word) => {
                    self.attribute()?;
                }
                Token::Str(_) => self.string_attribute()?,
                Token::Attrs(_) => self.bump(),
                // After a declaration, a node such as `!0 = ...` may follow.
                Token::Meta(name) if meta_id(name).is_none() && self.lexer.peek_byte() == b'!' => {
                    *dbg = self.attachment()?.or(*dbg);
                }
                _ => return Ok(personality),
            }
        }
    }
}

/// Whether the word starts something outside functions.
fn is_entity_word(word: &str) -> bool {
    matches!(
        word,
        "define"
            | "declare"
            | "target"
            | "source_filename"
            | "module"
            | "attributes"
            | "deplibs"
            | "uselistorder"
            | "uselistorder_bb"
    )
}
