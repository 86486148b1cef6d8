//! Deletes and weakens the statements of a lock, one at a time.
//!
//! Works on lines: between `// lock begin` and `// lock end`, a statement begins on a line of its own.

/// One change of one statement.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Kind {
    /// The statement, with everything in its braces, is gone.
    Delete,
    /// A loop runs once at most.
    If,
    /// A read-modify-write becomes a load and a store.
    Split,
    /// A compare-and-swap always stores, and says that it succeeded.
    Always,
    /// A store of 0 stores 1, and the other way round.
    Constant,
}

impl Kind {
    /// All changes.
    pub(crate) const ALL: [Kind; 5] =
        [Kind::Delete, Kind::If, Kind::Split, Kind::Always, Kind::Constant];

    /// The name in comments and in the names of files.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Delete => "delete",
            Kind::If => "if",
            Kind::Split => "split",
            Kind::Always => "always",
            Kind::Constant => "constant",
        }
    }
}

/// A changed program.
#[derive(Debug)]
pub(crate) struct Mutant {
    /// The line of the statement, from 1.
    pub(crate) line: usize,
    pub(crate) kind: Kind,
    /// The whole program. Lines keep their numbers.
    pub(crate) text: String,
    /// Whether the program says that this change makes no difference.
    pub(crate) is_equivalent: bool,
}

/// A program with a lock, and its mutants.
#[derive(Debug)]
pub(crate) struct Lock {
    /// Options for `mazurka check`, from the first line.
    pub(crate) options: Vec<String>,
    pub(crate) statements: usize,
    pub(crate) mutants: Vec<Mutant>,
}

/// Read-modify-writes, without `atomic_`.
const UPDATES: [&str; 4] = ["exchange(", "fetch_add(", "fetch_sub(", "compare_exchange_strong("];

/// Makes all mutants of a program.
pub(crate) fn lock(text: &str) -> Result<Lock, String> {
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.first().and_then(|line| line.strip_prefix("// mazurka:"));
    let options = first.ok_or("no `// mazurka:` in line 1")?;
    let options = options.split_whitespace().map(str::to_owned).collect();
    let at = |mark: &str| {
        let found = lines.iter().position(|line| line.trim() == mark);
        found.ok_or_else(|| format!("no line `{mark}`"))
    };
    let (begin, end) = (at("// lock begin")?, at("// lock end")?);
    let mut result = Lock { options, statements: 0, mutants: Vec::new() };
    let mut declared: Vec<Kind> = Vec::new();
    for number in begin + 1..end {
        let line = lines[number].trim();
        if let Some(comment) = line.strip_prefix("//") {
            declared.extend(equivalent(comment).map_err(|e| format!("line {}: {e}", number + 1))?);
            continue;
        }
        if line.is_empty() || line == "}" || line.starts_with("static ") || line.contains("(void)")
        {
            continue;
        }
        result.statements += 1;
        let changed = changes(&lines, number, end);
        for kind in declared.drain(..) {
            if !changed.iter().any(|(made, _)| *made == kind) {
                let (number, kind) = (number + 1, kind.name());
                return Err(format!("line {number}: `{kind}` does not change this statement"));
            }
            result.mutants.push(mutant(number, kind, &changed, true));
        }
        for (kind, _) in &changed {
            let is_made = |m: &Mutant| m.line == number + 1 && m.kind == *kind;
            if !result.mutants.iter().any(is_made) {
                result.mutants.push(mutant(number, *kind, &changed, false));
            }
        }
    }
    Ok(result)
}

fn mutant(number: usize, kind: Kind, changed: &[(Kind, String)], is_equivalent: bool) -> Mutant {
    let text = changed.iter().find(|(made, _)| *made == kind).map(|(_, text)| text.clone());
    Mutant { line: number + 1, kind, text: text.unwrap_or_default(), is_equivalent }
}

/// The changes that a comment declares equivalent: ` equivalent(delete, if): why`.
fn equivalent(comment: &str) -> Result<Vec<Kind>, String> {
    let Some(rest) = comment.trim().strip_prefix("equivalent(") else { return Ok(Vec::new()) };
    let (names, why) = rest.split_once("): ").ok_or("`equivalent(…): ` needs a reason")?;
    if why.trim().is_empty() {
        return Err("`equivalent(…): ` needs a reason".to_owned());
    }
    let kind = |name: &str| {
        let found = Kind::ALL.into_iter().find(|kind| kind.name() == name.trim());
        found.ok_or_else(|| format!("`{}` is no change", name.trim()))
    };
    names.split(',').map(kind).collect()
}

/// All programs that differ in the statement of this line.
fn changes(lines: &[&str], number: usize, end: usize) -> Vec<(Kind, String)> {
    let line = lines[number];
    let with = |changed: &str| program(lines, number..number + 1, changed);
    let mut found = vec![(Kind::Delete, program(lines, number..after(lines, number, end), ""))];
    if line.trim().starts_with("while (") {
        found.push((Kind::If, with(&line.replacen("while (", "if (", 1))));
    }
    for update in UPDATES {
        let whole = format!("atomic_{update}");
        if line.contains(&whole) {
            found.push((Kind::Split, with(&line.replace(&whole, &format!("split_{update}")))));
        }
    }
    let swap = "atomic_compare_exchange_strong(";
    if line.contains(swap) {
        found.push((Kind::Always, with(&line.replace(swap, "always_compare_exchange_strong("))));
    }
    if line.trim().starts_with("atomic_store(") {
        for (from, to) in [(", 0);", ", 1);"), (", 1);", ", 0);")] {
            if line.ends_with(from) {
                found.push((Kind::Constant, with(&line.replace(from, to))));
            }
        }
    }
    found
}

/// The line after the statement that begins here: after its closing brace, if it has one.
fn after(lines: &[&str], number: usize, end: usize) -> usize {
    let mut depth = 0;
    for (at, line) in lines.iter().enumerate().take(end).skip(number) {
        depth += line.matches('{').count();
        depth = depth.saturating_sub(line.matches('}').count());
        if depth == 0 {
            return at + 1;
        }
    }
    end
}

/// The program with another text in the place of some lines, and with what mutants need.
fn program(lines: &[&str], changed: std::ops::Range<usize>, text: &str) -> String {
    let mut result = String::from("#include \"mutants.h\"\n");
    for (number, line) in lines.iter().enumerate().skip(1) {
        if number == changed.start {
            result += text;
        } else if !changed.contains(&number) {
            result += line;
        }
        result.push('\n');
    }
    result
}
