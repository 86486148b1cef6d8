//! What is outside function bodies, and the order in which everything is read.

use super::header::Body;
use super::lexer::{Name, Token};
use super::nodes::meta_id;
use super::{Fail, Parse, Parser};
use crate::constant::Const;
use crate::ids::{ConstId, FuncId, GlobalId, StructId, TypeId};
use crate::layout::DataLayout;
use crate::module::{Alias, Global};
use crate::name::{unescape, unescape_text};
use crate::ops::Linkage;
use crate::types::Type;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// How many aliases of aliases are followed.
const MAX_ALIAS_CHAIN: usize = 100;

/// How far the target of an alias is searched in a cast.
const MAX_ALIAS_TOKENS: usize = 1000;

/// The names of a module.
#[derive(Default)]
pub(crate) struct Symbols<'a> {
    /// By the text of the name, escapes included.
    names: FxHashMap<&'a str, Entry>,
    aliases: Vec<RawAlias<'a>>,
    /// The named types that have been defined.
    types: FxHashSet<StructId>,
    /// (function, metadata node) pairs: nodes come after the functions that mention them.
    scopes: Vec<(FuncId, u32)>,
    /// (global, metadata node) pairs.
    variables: Vec<(GlobalId, u32)>,
    /// (global, offset of the initialiser) pairs.
    inits: Vec<(GlobalId, usize)>,
}

#[derive(Clone, Copy)]
enum Entry {
    Global(GlobalId),
    Function(FuncId),
    /// An index into the aliases.
    Alias(usize),
    Ifunc,
}

struct RawAlias<'a> {
    name: Name<'a>,
    at: usize,
    linkage: Linkage,
    ty: TypeId,
    /// The name that it refers to, if it is that simple.
    target: Option<Name<'a>>,
    resolved: Option<ConstId>,
}

impl<'a> Parser<'a> {
    /// Reads everything.
    pub(crate) fn module(&mut self) -> Parse<()> {
        let mut bodies = Vec::new();
        while self.tok != Token::Eof {
            self.entity(&mut bodies)?;
        }
        if let Err(message) = self.module.types.finish() {
            return self.fail(message);
        }
        self.resolve_aliases()?;
        self.attach_debug_info();
        self.initialisers()?;
        for body in &bodies {
            self.function_body(body)?;
        }
        self.module.debug = std::mem::take(&mut self.metadata.info);
        self.module.debug.types = self.metadata.source_types().into_iter().map(Arc::new).collect();
        Ok(())
    }

    /// Reads one thing outside functions; bodies are left for later.
    fn entity(&mut self, bodies: &mut Vec<Body<'a>>) -> Parse<()> {
        match self.tok {
            Token::Word("define" | "declare") => bodies.extend(self.function_header()?),
            Token::Global(name) => self.global(name)?,
            Token::Local(name) => self.type_definition(name)?,
            Token::Meta(name) => self.metadata_definition(name)?,
            Token::Comdat(_) => {
                self.bump();
                self.expect(b'=')?;
                self.expect_word("comdat")?;
                self.word("the kind of the comdat", |_| Some(()))?;
            }
            Token::Word("attributes") => {
                self.bump();
                let Token::Attrs(_) = self.tok else { return self.expected("'#' and a number") };
                self.bump();
                self.expect(b'=')?;
                self.skip_group(b'{', b'}')?;
            }
            Token::Word("source_filename") => {
                self.bump();
                self.expect(b'=')?;
                self.module.source_name = unescape_text(self.string()?).into();
            }
            Token::Word("target") => self.target()?,
            Token::Word("module") => {
                let problem = (self.start, "module-level assembly".to_string());
                self.bump();
                self.expect_word("asm")?;
                self.string()?;
                let record = self.record(problem);
                self.module.unsupported.push(record);
            }
            // Orders of uses and summaries say nothing about what a program does.
            Token::Word("uselistorder" | "uselistorder_bb") | Token::Punct(b'^') => {
                self.lexer.skip_line();
                self.bump();
            }
            _ => return self.expected("a definition or declaration"),
        }
        Ok(())
    }

    fn target(&mut self) -> Parse<()> {
        self.bump();
        let Token::Word(what @ ("datalayout" | "triple")) = self.tok else {
            return self.expected("'datalayout' or 'triple'");
        };
        self.bump();
        self.expect(b'=')?;
        let at = self.start;
        let text = unescape_text(self.string()?);
        if what == "triple" {
            self.module.triple = text.into();
            return Ok(());
        }
        match DataLayout::parse(&text) {
            Ok(layout) => self.module.types.data_layout = layout,
            Err(message) => return Err(Fail::Syntax(Box::new((at, message)))),
        }
        self.module.data_layout = text.into();
        Ok(())
    }

    /// `%name = type { ... }`
    fn type_definition(&mut self, name: Name<'a>) -> Parse<()> {
        let at = self.start;
        self.bump();
        self.expect(b'=')?;
        self.expect_word("type")?;
        let id = self.module.types.named_struct(&unescape_text(name.raw));
        let body = if self.accept_word("opaque") { None } else { Some(self.ty()?) };
        let message = if !self.symbols.types.insert(id) {
            format!("type %{} is defined twice", name.raw)
        } else if body
            .is_some_and(|body| !matches!(self.module.types.get(body), Type::Struct { .. }))
        {
            format!("type %{} is not a structure", name.raw)
        } else {
            self.module.types.define(id, body);
            return Ok(());
        };
        Err(Fail::Syntax(Box::new((at, message))))
    }

    /// `!name = !{...}` or `!12 = ...`
    fn metadata_definition(&mut self, name: &'a str) -> Parse<()> {
        if let (Some(id), Some((offset, inside))) = (meta_id(name), self.specialised_node()) {
            let mut ahead = self.lexer;
            ahead.pos = inside;
            if ahead.skip_to_close(b'(', b')') {
                self.metadata.define(id, offset);
                self.jump(ahead.pos);
                return Ok(());
            }
        }
        self.bump();
        if !self.at(b'=') {
            return self.expected("'='");
        }
        let offset = self.lexer.pos;
        self.bump();
        if let Some(id) = meta_id(name) {
            self.metadata.define(id, offset);
        }
        self.accept_word("distinct");
        match self.tok {
            Token::Meta(_) => {
                self.bump();
                self.skip_group(b'(', b')')
            }
            Token::Bang => {
                self.bump();
                match self.tok {
                    Token::Str(_) => self.string().map(|_| ()),
                    _ => self.skip_group(b'{', b'}'),
                }
            }
            Token::Word(_) if self.at_type() => {
                self.ty()?;
                self.skip_constant()
            }
            _ => self.expected("a metadata node"),
        }
    }

    /// If ` = !Kind(` is next, as LLVM prints most nodes: where the node starts, and where it is behind its bracket. They
    /// are more than half of the lines of a text, so their tokens are not read one by one.
    fn specialised_node(&self) -> Option<(usize, usize)> {
        let rest = &self.lexer.text[self.lexer.pos..];
        let node = rest.strip_prefix(" = ")?;
        let node = node.strip_prefix("distinct ").unwrap_or(node).strip_prefix('!')?;
        let kind = node.bytes().take_while(u8::is_ascii_alphabetic).count();
        let inside = node.get(kind..)?.strip_prefix('(')?;
        (kind > 0).then_some((self.lexer.pos + 2, self.lexer.text.len() - inside.len()))
    }

    fn define(&mut self, name: Name<'a>, at: usize, entry: Entry) -> Parse<()> {
        if self.symbols.names.insert(name.raw, entry).is_some() {
            let message = format!("@{} is defined twice", name.raw);
            return Err(Fail::Syntax(Box::new((at, message))));
        }
        Ok(())
    }

    pub(crate) fn define_function(&mut self, name: Name<'a>, at: usize, id: FuncId) -> Parse<()> {
        self.define(name, at, Entry::Function(id))
    }

    /// Remembers the debug information of a function until all nodes are known.
    pub(crate) fn scope_later(&mut self, function: FuncId, node: u32) {
        self.symbols.scopes.push((function, node));
    }

    /// `@name = ...`: a variable, an alias or an ifunc.
    fn global(&mut self, name: Name<'a>) -> Parse<()> {
        let at = self.start;
        self.bump();
        self.expect(b'=')?;
        let (mut linkage, mut declared, mut thread_local) = (Linkage::External, false, false);
        loop {
            let Token::Word(word) = self.tok else { return self.expected("'global'") };
            self.bump();
            match word {
                "global" | "constant" => {
                    let constant = word == "constant";
                    let id = GlobalId::new(self.module.globals.len());
                    self.define(name, at, Entry::Global(id))?;
                    let ty = self.ty()?;
                    let name = unescape_text(name.raw).into();
                    self.module.globals.push(Global {
                        name,
                        ty,
                        linkage,
                        thread_local,
                        constant,
                        init: None,
                        unsupported: None,
                        align: 0,
                        variable: None,
                    });
                    return self.rest_of_variable(id, declared);
                }
                "alias" | "ifunc" => return self.alias(word, name, at, linkage),
                "thread_local" => thread_local = true,
                _ => {
                    if let Some(kind) = Linkage::from_word(word) {
                        linkage = kind;
                        declared |= matches!(kind, Linkage::External | Linkage::ExternWeak);
                    }
                }
            }
            if self.at(b'(') {
                self.skip_group(b'(', b')')?;
            }
        }
    }

    /// Initialiser, alignment and the like.
    fn rest_of_variable(&mut self, id: GlobalId, declared: bool) -> Parse<()> {
        if !declared {
            self.symbols.inits.push((id, self.start));
            self.skip_constant()?;
        }
        loop {
            match self.tok {
                Token::Punct(b',') | Token::Attrs(_) => self.bump(),
                Token::Word("align") => {
                    self.bump();
                    self.module.globals[id.index()].align = self.unsigned()?;
                }
                Token::Word("section" | "partition" | "code_model") => {
                    self.bump();
                    self.string()?;
                }
                Token::Word("comdat") => {
                    self.bump();
                    if self.at(b'(') {
                        self.skip_group(b'(', b')')?;
                    }
                }
                Token::Word(
                    "no_sanitize_address"
                    | "no_sanitize_hwaddress"
                    | "sanitize_memtag"
                    | "sanitize_address_dyninit",
                ) => self.bump(),
                Token::Meta(name) if meta_id(name).is_none() && self.lexer.peek_byte() == b'!' => {
                    if let Some(node) = self.attachment()? {
                        self.symbols.variables.push((id, node));
                    }
                }
                _ => return Ok(()),
            }
        }
    }

    fn alias(&mut self, word: &str, name: Name<'a>, at: usize, linkage: Linkage) -> Parse<()> {
        let ty = self.ty()?;
        self.expect(b',')?;
        // An expression has no type here.
        if self.at_type() {
            self.ty()?;
        }
        let target = match self.tok {
            Token::Global(target) => Some(target),
            // `bitcast (T* @target to U*)`, between typed pointers.
            Token::Word("bitcast") => {
                let mut ahead = self.lexer;
                let tokens = std::iter::from_fn(|| match ahead.next().1 {
                    Token::Eof | Token::Bad | Token::Word("to") => None,
                    token => Some(token),
                });
                let names = tokens.take(MAX_ALIAS_TOKENS);
                names.filter_map(|t| if let Token::Global(n) = t { Some(n) } else { None }).last()
            }
            _ => None,
        };
        self.skip_constant()?;
        while self.accept(b',') {
            self.expect_word("partition")?;
            self.string()?;
        }
        if word == "ifunc" {
            return self.define(name, at, Entry::Ifunc);
        }
        self.define(name, at, Entry::Alias(self.symbols.aliases.len()))?;
        let alias = RawAlias { name, at, linkage, ty, target, resolved: None };
        self.symbols.aliases.push(alias);
        Ok(())
    }

    fn resolve_aliases(&mut self) -> Parse<()> {
        for i in 0..self.symbols.aliases.len() {
            let mut entry = Some(Entry::Alias(i));
            let mut steps = 0;
            while let Some(Entry::Alias(next)) = entry {
                steps += 1;
                if steps > MAX_ALIAS_CHAIN {
                    let at = self.symbols.aliases[i].at;
                    return Err(Fail::Syntax(Box::new((at, "the alias never ends".into()))));
                }
                let target = self.symbols.aliases[next].target;
                entry = target.and_then(|t| self.symbols.names.get(t.raw).copied());
            }
            let target = match entry {
                Some(Entry::Global(id)) => self.module.consts.intern(Const::Global(id)),
                Some(Entry::Function(id)) => self.module.consts.intern(Const::Function(id)),
                _ => continue,
            };
            let raw = &mut self.symbols.aliases[i];
            raw.resolved = Some(target);
            let name = unescape_text(raw.name.raw).into();
            self.module.aliases.push(Alias { name, linkage: raw.linkage, ty: raw.ty, target });
        }
        Ok(())
    }

    /// The address that a name refers to.
    pub(crate) fn symbol(&mut self, name: Name<'_>) -> Parse<ConstId> {
        match self.symbols.names.get(name.raw) {
            Some(Entry::Global(id)) => Ok(self.module.consts.intern(Const::Global(*id))),
            Some(Entry::Function(id)) => Ok(self.module.consts.intern(Const::Function(*id))),
            Some(Entry::Alias(i)) => match self.symbols.aliases[*i].resolved {
                Some(id) => Ok(id),
                None => self.unsupported(format!("alias @{} of an expression", name.raw)),
            },
            Some(Entry::Ifunc) => self.unsupported(format!("ifunc @{}", name.raw)),
            None => self.fail(format!("@{} is not defined", name.raw)),
        }
    }

    fn attach_debug_info(&mut self) {
        for (function, node) in std::mem::take(&mut self.symbols.scopes) {
            self.module.functions[function.index()].scope = self.metadata.scope(node);
        }
        for (global, node) in std::mem::take(&mut self.symbols.variables) {
            let variable = self.metadata.global_variable(node);
            let slot = &mut self.module.globals[global.index()].variable;
            // Several nodes mean parts of one variable, or an unnamed string's own entry.
            if slot.is_none() {
                *slot = variable;
            }
        }
    }

    fn initialisers(&mut self) -> Parse<()> {
        for (id, offset) in std::mem::take(&mut self.symbols.inits) {
            self.jump(offset);
            let ty = self.module.globals[id.index()].ty;
            match self.constant(ty) {
                Ok(init) => self.module.globals[id.index()].init = Some(init),
                Err(Fail::Unsupported(problem)) => {
                    let record = self.record(*problem);
                    self.module.globals[id.index()].unsupported = Some(record);
                    self.depth = 0;
                }
                Err(fail) => return Err(fail),
            }
        }
        Ok(())
    }
}

/// The bytes of a string token, for strings that need not be text.
pub(crate) fn string_text(raw: &str) -> Box<str> {
    if !raw.contains('\\') {
        return raw.into();
    }
    String::from_utf8_lossy(&unescape(raw)).into()
}
