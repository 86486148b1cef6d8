//! The text of inline assembly for x86-64, in the syntax of AT&T that gcc and clang expect.

/// An instruction of the processor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Statement {
    /// As it is written, for messages.
    pub(super) text: String,
    /// Whether it has the prefix `lock`.
    pub(super) lock: bool,
    pub(super) mnemonic: String,
    pub(super) places: Vec<Place>,
}

/// What an instruction works on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// The operand of the C statement with this number, perhaps at another width in bits.
    Argument(usize, Option<u32>),
    Immediate(i64),
    /// A register by name, and its width in bits.
    Register(&'static str, u32),
    /// Memory so many bytes from where a register points to.
    Memory(i64, Box<Place>),
}

/// The registers: the name that constraints have, and those for 64, 32, 16 and 8 bits.
const REGISTERS: [(&str, [&str; 4]); 16] = [
    ("ax", ["rax", "eax", "ax", "al"]),
    ("bx", ["rbx", "ebx", "bx", "bl"]),
    ("cx", ["rcx", "ecx", "cx", "cl"]),
    ("dx", ["rdx", "edx", "dx", "dl"]),
    ("si", ["rsi", "esi", "si", "sil"]),
    ("di", ["rdi", "edi", "di", "dil"]),
    ("sp", ["rsp", "esp", "sp", "spl"]),
    ("bp", ["rbp", "ebp", "bp", "bpl"]),
    ("r8", ["r8", "r8d", "r8w", "r8b"]),
    ("r9", ["r9", "r9d", "r9w", "r9b"]),
    ("r10", ["r10", "r10d", "r10w", "r10b"]),
    ("r11", ["r11", "r11d", "r11w", "r11b"]),
    ("r12", ["r12", "r12d", "r12w", "r12b"]),
    ("r13", ["r13", "r13d", "r13w", "r13b"]),
    ("r14", ["r14", "r14d", "r14w", "r14b"]),
    ("r15", ["r15", "r15d", "r15w", "r15b"]),
];

/// The register with a name, and its width.
pub(super) fn register(name: &str) -> Option<(&'static str, u32)> {
    REGISTERS.iter().find_map(|(register, names)| {
        let at = names.iter().position(|other| *other == name)?;
        Some((*register, [64, 32, 16, 8][at]))
    })
}

/// The instructions of a text; the error is the one that cannot be read.
pub(super) fn parse(asm: &str) -> Result<Vec<Statement>, String> {
    let lines = asm.lines().map(|line| line.split('#').next().unwrap_or_default());
    let mut statements = Vec::new();
    let mut lock = false;
    for text in lines.flat_map(|line| line.split(';')).map(str::trim) {
        let lower = text.to_ascii_lowercase();
        let code = match lower.strip_prefix("lock") {
            Some(rest) if rest.is_empty() || rest.starts_with([' ', '\t']) => {
                lock = true;
                rest.trim_start()
            }
            _ => &lower,
        };
        if code.is_empty() || matches!(code, "rep" | "nop" | "pause" | "rep nop") {
            continue;
        }
        let statement = statement(code, lock).ok_or_else(|| text.to_string())?;
        statements.push(statement);
        lock = false;
    }
    Ok(statements)
}

fn statement(code: &str, lock: bool) -> Option<Statement> {
    let (mnemonic, rest) = code.split_once([' ', '\t']).unwrap_or((code, ""));
    let plain = mnemonic.chars().all(|c| c.is_ascii_alphanumeric());
    let places = split(rest).map(|text| place(text.trim())).collect::<Option<Vec<Place>>>()?;
    let text = if lock { format!("lock {code}") } else { code.to_string() };
    plain.then(|| Statement { text, lock, mnemonic: mnemonic.to_string(), places })
}

/// The operands between commas that are not inside of brackets.
fn split(text: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    let parts = text.split(move |c: char| {
        match c {
            '(' | '{' => depth += 1,
            ')' | '}' => depth -= 1,
            _ => {}
        }
        c == ',' && depth == 0
    });
    parts.filter(|part| !part.trim().is_empty())
}

fn place(text: &str) -> Option<Place> {
    if let Some((displacement, base)) = text.strip_suffix(')').and_then(|t| t.split_once('(')) {
        let displacement = if displacement.is_empty() { 0 } else { number(displacement)? };
        return Some(Place::Memory(displacement, Box::new(place(base.trim())?)));
    }
    if let Some(rest) = text.strip_prefix("$$") {
        return Some(Place::Immediate(number(rest)?));
    }
    if let Some(name) = text.strip_prefix('%') {
        let (name, width) = register(name)?;
        return Some(Place::Register(name, width));
    }
    let rest = text.strip_prefix('$')?;
    let Some(inner) = rest.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) else {
        return Some(Place::Argument(rest.parse().ok()?, None));
    };
    let (index, modifier) = inner.split_once(':')?;
    let width = match modifier {
        "b" => 8,
        "w" => 16,
        "k" => 32,
        "q" => 64,
        _ => return None,
    };
    Some(Place::Argument(index.parse().ok()?, Some(width)))
}

fn number(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let value = match digits.strip_prefix("0x") {
        Some(digits) => i64::from_str_radix(digits, 16).ok()?,
        None => digits.parse().ok()?,
    };
    Some(if negative { -value } else { value })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_are_read_with_their_prefix() {
        let all = parse("lock; cmpxchgl $2, $1\n\tsete ${0:b} # done\n").expect("it can be read");
        let codes: Vec<(&str, bool)> = all.iter().map(|s| (&*s.mnemonic, s.lock)).collect();
        assert_eq!(codes, [("cmpxchgl", true), ("sete", false)]);
        assert_eq!(all[0].places, [Place::Argument(2, None), Place::Argument(1, None)]);
        assert_eq!(all[1].places, [Place::Argument(0, Some(8))]);
        let fence = parse("lock; addl $$0,-4(%rsp)").expect("it can be read");
        let stack = Place::Memory(-4, Box::new(Place::Register("sp", 64)));
        assert_eq!(fence[0].places, [Place::Immediate(0), stack]);
        assert_eq!(parse("rep; nop"), Ok(Vec::new()));
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        assert_eq!(parse("nop\n 1: jmp 1b"), Err("1: jmp 1b".to_string()));
        assert_eq!(parse("movl %fs:0, $0"), Err("movl %fs:0, $0".to_string()));
    }
}
