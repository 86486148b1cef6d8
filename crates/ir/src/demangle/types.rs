//! Types in symbols.

use super::Demangler;

/// The types with letters of their own.
const BUILTIN: [(char, &str); 21] = [
    ('v', "void"),
    ('w', "wchar_t"),
    ('b', "bool"),
    ('c', "char"),
    ('a', "signed char"),
    ('h', "unsigned char"),
    ('s', "short"),
    ('t', "unsigned short"),
    ('i', "int"),
    ('j', "unsigned int"),
    ('l', "long"),
    ('m', "unsigned long"),
    ('x', "long long"),
    ('y', "unsigned long long"),
    ('n', "__int128"),
    ('o', "unsigned __int128"),
    ('f', "float"),
    ('d', "double"),
    ('e', "long double"),
    ('g', "__float128"),
    ('z', "..."),
];

/// The types with two letters.
const TWO_LETTERS: [(&str, &str); 5] = [
    ("Di", "char32_t"),
    ("Ds", "char16_t"),
    ("Du", "char8_t"),
    ("Dn", "std::nullptr_t"),
    ("Da", "auto"),
];

impl Demangler<'_> {
    /// A type, as the source writes it.
    pub(super) fn ty(&mut self) -> Option<String> {
        self.nested(|d| {
            let first = char::from(d.peek());
            if let Some((_, name)) = BUILTIN.iter().find(|(letter, _)| *letter == first) {
                d.rest = &d.rest[1..];
                return Some((*name).to_string());
            }
            if let Some((code, name)) = TWO_LETTERS.iter().find(|(c, _)| d.rest.starts_with(c)) {
                d.eat(code);
                return Some((*name).to_string());
            }
            if first == 'S' && !d.rest.starts_with("St") {
                return d.substituted_type();
            }
            let text = d.new_type()?;
            d.remember(&text)?;
            Some(text)
        })
    }

    /// A type that begins with a substitution: this alone, or a template of this name.
    fn substituted_type(&mut self) -> Option<String> {
        let mut text = self.substitution()?;
        if self.peek() == b'I' {
            text += &self.template_arguments()?;
            self.remember(&text)?;
        }
        Some(text)
    }

    /// A type that may be referred to later.
    fn new_type(&mut self) -> Option<String> {
        match self.peek() {
            b'P' | b'R' | b'O' => {
                let sign = match self.peek() {
                    b'P' => "*",
                    b'R' => "&",
                    _ => "&&",
                };
                self.rest = &self.rest[1..];
                Some(around(&self.ty()?, sign))
            }
            b'K' | b'V' | b'r' => {
                let word = match self.peek() {
                    b'K' => " const",
                    b'V' => " volatile",
                    _ => " restrict",
                };
                self.rest = &self.rest[1..];
                Some(around(&self.ty()?, word))
            }
            b'F' => {
                self.eat("F");
                let result = self.ty()?;
                let parameters = self.parameters()?;
                self.eat("E").then(|| format!("{result} ({parameters})"))
            }
            b'A' => {
                self.eat("A");
                let length = self.digits();
                if !self.eat("_") {
                    return None;
                }
                Some(format!("{} [{length}]", self.ty()?))
            }
            b'M' => {
                self.eat("M");
                let class = self.ty()?;
                Some(around(&self.ty()?, &format!("{class}::*")))
            }
            b'T' => {
                let text = self.template_parameter()?;
                match self.peek() {
                    b'I' => Some(text + &self.template_arguments()?),
                    _ => Some(text),
                }
            }
            b'N' | b'Z' | b'S' | b'0'..=b'9' => Some(self.name()?.text),
            _ => None,
        }
    }
}

/// A type with a sign that belongs before the parameters of a function and the length of an array.
fn around(ty: &str, sign: &str) -> String {
    // References to references are references.
    if ty.ends_with('&') && sign.starts_with('&') {
        let single = !ty.ends_with("&&") || sign == "&";
        let both = ty.trim_end_matches('&');
        return format!("{both}{}", if single { "&" } else { "&&" });
    }
    // Pointers to functions and arrays: the sign goes inside the brackets.
    if let Some(at) = ty.find(" (*").or_else(|| ty.find(" (&"))
        && let Some(end) = ty[at..].find(')')
    {
        return format!("{}{sign}{}", &ty[..at + end], &ty[at + end..]);
    }
    if ty.ends_with(')')
        && let Some(at) = ty.find(" (")
    {
        return format!("{} ({sign}){}", &ty[..at], &ty[at + 1..]);
    }
    if ty.ends_with(']')
        && let Some(at) = ty.find(" [")
    {
        return format!("{} ({sign}) {}", &ty[..at], &ty[at + 1..]);
    }
    format!("{ty}{sign}")
}
