//! Mutates the text of programs: bytes, words and lines of `.ll` files.

use fastrand::Rng;

/// The texts that are mutated, and the words found in them.
#[derive(Debug)]
pub struct Corpus {
    texts: Vec<Vec<u8>>,
    words: Vec<Vec<u8>>,
}

/// Words that are likely to cause trouble anywhere.
const WORDS: [&str; 30] = [
    "0",
    "-1",
    "1",
    "4294967296",
    "18446744073709551616",
    "i1",
    "i8",
    "i32",
    "i64",
    "i128",
    "i8388607",
    "ptr",
    "float",
    "double",
    "x86_fp80",
    "undef",
    "poison",
    "null",
    "void",
    "zeroinitializer",
    "[1000000000000 x i8]",
    "[4 x [4 x i32]]",
    "{ i32, i64 }",
    "<4 x i32>",
    "%0",
    "@main",
    "label",
    "align 4",
    "byval(i32)",
    "thread_local",
];

impl Corpus {
    /// Splits the texts into words.
    pub fn new(texts: Vec<Vec<u8>>) -> Corpus {
        let mut words: Vec<Vec<u8>> = WORDS.iter().map(|word| word.as_bytes().to_vec()).collect();
        for text in &texts {
            words.extend(tokens(text).into_iter().map(|(from, to)| text[from..to].to_vec()));
        }
        words.sort();
        words.dedup();
        Corpus { texts, words }
    }

    /// One of the texts with a few mutations.
    pub fn mutant(&self, rng: &mut Rng) -> Vec<u8> {
        let mut text = self.texts[rng.usize(..self.texts.len())].clone();
        for _ in 0..1 + rng.usize(..4).min(rng.usize(..4)) {
            if text.is_empty() {
                break;
            }
            match rng.u32(..10) {
                0 => bytes(&mut text, rng),
                1 => self.splice(&mut text, rng),
                2..=4 => lines(&mut text, rng),
                _ => self.token(&mut text, rng),
            }
        }
        text
    }

    /// Replaces, duplicates, removes or inserts a word.
    fn token(&self, text: &mut Vec<u8>, rng: &mut Rng) {
        let tokens = tokens(text);
        if tokens.is_empty() {
            return;
        }
        let (from, to) = tokens[rng.usize(..tokens.len())];
        let word = match rng.u32(..12) {
            0 => Vec::new(),
            1 => {
                let (from, to) = tokens[rng.usize(..tokens.len())];
                text[from..to].to_vec()
            }
            2 => WORDS[rng.usize(..WORDS.len())].as_bytes().to_vec(),
            3 => self.words[rng.usize(..self.words.len())].clone(),
            // Another word of the same kind, so that some inputs get past the parser.
            _ => {
                let kind = kind(&text[from..to]);
                let alike = |&&(from, to): &&(usize, usize)| self::kind(&text[from..to]) == kind;
                let others: Vec<&(usize, usize)> = tokens.iter().filter(alike).collect();
                let &&(from, to) = &others[rng.usize(..others.len())];
                text[from..to].to_vec()
            }
        };
        match rng.u32(..5) {
            0 => {
                let word = [b" ", &word[..], b" "].concat();
                text.splice(from..from, word);
            }
            _ => {
                text.splice(from..to, word);
            }
        }
    }

    /// The beginning of one text with the end of another.
    fn splice(&self, text: &mut Vec<u8>, rng: &mut Rng) {
        let other = &self.texts[rng.usize(..self.texts.len())];
        let (keep, from) = (rng.usize(..=text.len()), rng.usize(..=other.len()));
        text.truncate(keep);
        text.extend_from_slice(&other[from..]);
    }
}

/// Changes, inserts or removes bytes.
fn bytes(text: &mut Vec<u8>, rng: &mut Rng) {
    for _ in 0..1 + rng.usize(..4) {
        if text.is_empty() {
            return;
        }
        let at = rng.usize(..text.len());
        match rng.u32(..4) {
            0 => text[at] ^= 1 << rng.u32(..8),
            1 => text[at] = rng.u8(..),
            2 => text.insert(at, rng.u8(..)),
            _ => {
                let end = (at + 1 + rng.usize(..8)).min(text.len());
                text.drain(at..end);
            }
        }
    }
}

/// Swaps, removes, duplicates or moves lines.
fn lines(text: &mut Vec<u8>, rng: &mut Rng) {
    let mut lines: Vec<&[u8]> = text.split(|byte| *byte == b'\n').collect();
    let (a, b) = (rng.usize(..lines.len()), rng.usize(..lines.len()));
    match rng.u32(..4) {
        0 => lines.swap(a, b),
        1 => {
            lines.remove(a);
        }
        2 => lines.insert(b, lines[a]),
        _ => {
            let end = (a + 1 + rng.usize(..6)).min(lines.len());
            lines.drain(a..end);
        }
    }
    *text = lines.join(&b'\n');
}

/// The kind of a word, by its first character: a number, a local or a global name, a type,
/// punctuation.
fn kind(word: &[u8]) -> u8 {
    match word[0] {
        b'0'..=b'9' | b'-' => b'0',
        b'i' if word.get(1).is_some_and(u8::is_ascii_digit) => b'p',
        b'p' if word == b"ptr" => b'p',
        b'f' | b'd' if word == b"float" || word == b"double" => b'p',
        b'a'..=b'z' => b'a',
        other => other,
    }
}

/// Where words begin and end: names, numbers and single punctuation marks.
fn tokens(text: &[u8]) -> Vec<(usize, usize)> {
    let part = |byte: u8| byte.is_ascii_alphanumeric() || b"_.%@!#$-\"".contains(&byte);
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let start = at;
        at += 1;
        if part(text[start]) {
            while at < text.len() && part(text[at]) {
                at += 1;
            }
        }
        if !text[start].is_ascii_whitespace() {
            tokens.push((start, at));
        }
    }
    tokens
}
