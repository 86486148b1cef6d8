//! An independent look at LLVM IR: lines of tokens, without a grammar.
//!
//! Parser and printer could drop or swap an operand in the same way; this scanner shares no code
//! with them. It reads the original text and the printed one and brings both into one form:
//! typed pointers become `ptr`, attributes and metadata disappear, aliases become their targets.

use std::collections::{BTreeMap, HashMap};

/// A function: the tokens of its header and, block by block, of its instructions.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Scanned {
    pub(crate) header: Vec<String>,
    pub(crate) blocks: Vec<(String, Vec<Vec<String>>)>,
}

/// All of a module.
#[derive(Debug, Default)]
pub(crate) struct Scan {
    pub(crate) functions: BTreeMap<String, Scanned>,
    pub(crate) globals: BTreeMap<String, Vec<String>>,
    aliases: HashMap<String, String>,
}

/// Attributes that may stand before a type or an operand.
const DROPPED: &[&str] = &[
    "noundef",
    "nonnull",
    "signext",
    "zeroext",
    "noalias",
    "nocapture",
    "readonly",
    "readnone",
    "writeonly",
    "immarg",
    "returned",
    "inreg",
    "nofree",
    "nest",
    "writable",
    "dead_on_unwind",
    "noext",
    "tail",
    "musttail",
    "notail",
    "fastcc",
    "ccc",
    "coldcc",
    "inrange",
    "allocptr",
    "allocalign",
    "dso_local",
    "unnamed_addr",
    "local_unnamed_addr",
    "hidden",
    "protected",
    "default",
    "externally_initialized",
    "dereferenceable",
    "dereferenceable_or_null",
    "captures",
    "range",
    "dead_on_return",
    "nofpclass",
    "initializes",
    "comdat",
    "allocsize",
    "nounwind",
    "dllimport",
];

/// Words that are followed by one more token, both to be dropped.
const DROPPED_WITH_NEXT: &[&str] = &["cc", "section", "partition"];

/// Reads a module.
pub(crate) fn scan(text: &str) -> Scan {
    let mut scan = Scan::default();
    let mut lines = logical_lines(text).into_iter();
    while let Some(line) = lines.next() {
        if line.starts_with("define") {
            scan.function(&line, &mut lines);
        } else if line.starts_with('@') {
            scan.global(&line);
        }
    }
    scan.resolve_aliases();
    scan
}

impl Scan {
    fn function(&mut self, header: &str, lines: &mut impl Iterator<Item = String>) {
        let mut header = normal(header);
        // Attributes may follow the parameters.
        let name_at =
            header.iter().position(|t| t.starts_with('@')).expect("a function has a name");
        let end = matching(&header, name_at + 1).expect("parameters are closed");
        header.truncate(end + 1);
        let name = header[name_at].clone();
        let mut scanned = Scanned { header, blocks: vec![(String::new(), Vec::new())] };
        for line in lines {
            if line == "}" {
                break;
            }
            if let Some(label) = label(&line) {
                let first = scanned.blocks.len() == 1 && scanned.blocks[0].1.is_empty();
                if first && scanned.blocks[0].0.is_empty() {
                    // Whether an entry without a name is written depends on who prints.
                    scanned.blocks[0].0 = "entry".into();
                } else {
                    scanned.blocks.push((label, Vec::new()));
                }
                continue;
            }
            let tokens = normal(&line);
            let silent = tokens.iter().any(|t| {
                t.starts_with("@llvm.dbg.") || t == "@llvm.experimental.noalias.scope.decl"
            });
            if !silent && !tokens.is_empty() {
                scanned.blocks.last_mut().expect("there is one").1.push(tokens);
            }
        }
        scanned.blocks[0].0 = "entry".into();
        self.functions.insert(name, scanned);
    }

    fn global(&mut self, line: &str) {
        let tokens = normal(line);
        let name = tokens[0].clone();
        if tokens.iter().any(|t| t == "alias") {
            let target = tokens.iter().skip(1).find(|t| t.starts_with('@'));
            self.aliases.insert(name, target.expect("an alias has a target").clone());
            return;
        }
        if tokens.iter().any(|t| t == "ifunc") {
            return;
        }
        self.globals.insert(name, tokens);
    }

    fn resolve_aliases(&mut self) {
        let aliases = std::mem::take(&mut self.aliases);
        let resolve = |token: &mut String| {
            while let Some(target) = aliases.get(token.as_str()) {
                *token = target.clone();
            }
        };
        for scanned in self.functions.values_mut() {
            scanned.blocks.iter_mut().flat_map(|b| &mut b.1).flatten().for_each(resolve);
        }
        self.globals.values_mut().for_each(|tokens| tokens[1..].iter_mut().for_each(resolve));
    }
}

/// Lines without comments, with continuation lines appended to what they continue.
fn logical_lines(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut open_switch = false;
    for raw in text.lines() {
        let line = without_comment(raw).trim_end();
        let trimmed = line.trim_start();
        if trimmed.is_empty() || trimmed.starts_with("#dbg_") {
            continue;
        }
        let continued = open_switch || line.starts_with("          ");
        match lines.last_mut() {
            Some(last) if continued => {
                last.push(' ');
                last.push_str(trimmed);
            }
            _ => lines.push(trimmed.to_string()),
        }
        if trimmed.starts_with("switch ") {
            open_switch = true;
        }
        if trimmed.starts_with(']') || line.contains(" [ ]") {
            open_switch = false;
        }
    }
    lines
}

fn without_comment(line: &str) -> &str {
    let mut quoted = false;
    for (i, c) in line.char_indices() {
        match c {
            '"' => quoted = !quoted,
            ';' if !quoted => return &line[..i],
            _ => {}
        }
    }
    line
}

fn label(line: &str) -> Option<String> {
    let name = line.strip_suffix(':')?;
    (!name.contains(' ') || name.starts_with('"')).then(|| name.trim_matches('"').to_string())
}

/// Names, numbers, strings and single characters. A name in quotes that needs none loses them.
fn tokens(line: &str) -> Vec<String> {
    let bytes = line.as_bytes();
    let is_word = |b: u8| b.is_ascii_alphanumeric() || b"-$._+".contains(&b);
    let mut list = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let start = at;
        if bytes[at] == b' ' || bytes[at] == b'\t' {
            at += 1;
            continue;
        }
        if b"%@!#$".contains(&bytes[at]) {
            at += 1;
        }
        if at < bytes.len() && bytes[at] == b'c' && bytes.get(at + 1) == Some(&b'"') {
            at += 1;
        }
        if at < bytes.len() && bytes[at] == b'"' {
            at += 2 + line[at + 1..].find('"').expect("quotes are closed");
        } else {
            while at < bytes.len() && is_word(bytes[at]) {
                at += 1;
            }
        }
        at = at.max(start + 1);
        list.push(line[start..at].to_string());
    }
    list
}

/// The position of the bracket that closes the one at `open`.
fn matching(tokens: &[String], open: usize) -> Option<usize> {
    let mut depth = 0usize;
    for (i, token) in tokens.iter().enumerate().skip(open) {
        match token.as_str() {
            "(" | "[" | "{" | "<" => depth += 1,
            ")" | "]" | "}" | ">" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(i);
        }
    }
    None
}

/// The tokens of a line in the common form.
fn normal(line: &str) -> Vec<String> {
    let all = tokens(line);
    let mut list: Vec<String> = Vec::new();
    let mut at = 0;
    while at < all.len() {
        let token = all[at].as_str();
        let next = all.get(at + 1).map_or("", |t| t.as_str());
        let bundle = token == "[" && next.starts_with('"');
        if token == "," && next.starts_with('!') {
            break;
        }
        if DROPPED_WITH_NEXT.contains(&token) {
            if list.last().is_some_and(|t| t == ",") {
                list.pop();
            }
            at += 2;
        } else if token == "align" && list.last().is_some_and(|t| t != ",") {
            at += 2;
        } else if token == "thread_local" && next == "(" {
            list.push(token.into());
            at = matching(&all, at + 1).expect("brackets are closed") + 1;
        } else if DROPPED.contains(&token) {
            if token == "comdat" && list.last().is_some_and(|t| t == ",") {
                list.pop();
            }
            at += 1;
            let argument = all.get(at).is_some_and(|t| t == "(");
            let takes = [
                "dereferenceable",
                "captures",
                "range",
                "dead_on_return",
                "nofpclass",
                "initializes",
            ];
            let takes = takes.iter().any(|t| token.starts_with(t)) || token == "comdat";
            let in_range = token == "inrange"
                && all.get(at + 1).is_some_and(|t| t.starts_with('-') || t == "0");
            if argument && (takes || in_range) {
                at = matching(&all, at).expect("brackets are closed") + 1;
            }
        } else if bundle {
            at = matching(&all, at).expect("brackets are closed") + 1;
        } else if token.starts_with('#') {
            at += 1;
        } else if token == "*" {
            pop_type(&mut list);
            list.push("ptr".into());
            at += 1;
        } else {
            list.push(unquoted(token));
            at += 1;
        }
    }
    list
}

/// Takes the type at the end of the list away.
fn pop_type(list: &mut Vec<String>) {
    let last = list.pop().expect("a pointer points to something");
    if !")]}>".contains(&last) {
        return;
    }
    let mut depth = 1;
    while depth > 0 {
        match list.pop().expect("brackets are balanced").as_str() {
            ")" | "]" | "}" | ">" => depth += 1,
            "(" | "[" | "{" | "<" => depth -= 1,
            _ => {}
        }
    }
    if last == ")" {
        // A function type starts with what is returned.
        pop_type(list);
    }
}

/// Decimal fractions as the bits of a double, names without quotes if they need none.
fn unquoted(token: &str) -> String {
    let number = token.trim_start_matches(['-', '+']);
    if number.starts_with(|c: char| c.is_ascii_digit()) && number.contains('.') {
        let value: f64 = token.parse().expect("it looks like a number");
        return format!("0x{:016X}", value.to_bits());
    }
    let Some(inner) = token.strip_suffix('"') else { return token.into() };
    let Some((sigil, inner)) = inner.split_once('"') else { return token.into() };
    let bare = |b: u8| b.is_ascii_alphanumeric() || b"-$._".contains(&b);
    let starts_well = inner.bytes().next().is_some_and(|b| !b.is_ascii_digit());
    if ["%", "@"].contains(&sigil) && starts_well && inner.bytes().all(bare) {
        return format!("{sigil}{inner}");
    }
    token.into()
}
