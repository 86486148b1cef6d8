//! Random programs with one thread that compute: integers of all widths, floating-point numbers, unions, bit-fields,
//! structs by value, arrays and variable arguments.
//!
//! There is no undefined behaviour: what could overflow is computed in unsigned numbers, shifts are masked, divisors are
//! not 0, floating-point numbers are converted where they fit, and NaN, whose sign and payload nothing determines, is
//! replaced by 0 where it is read.

use fastrand::Rng;

/// What all programs have.
const HEAD: &str = r#"#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
typedef unsigned long word;
static word hash = 14695981039346656037u;
static void mix(word value) { hash = (hash ^ value) * 1099511628211u; }
static double real(double d) { return d != d ? 0.0 : d; }
static word whole(double d) { return d > -9e15 && d < 9e15 ? (word)(long)d : 77; }
static long divided(long a, long b) { return b == 0 || b == -1 ? a : a / b; }
static long remaining(long a, long b) { return b == 0 || b == -1 ? b : a % b; }
static word bits(double d) { word w; d = real(d); memcpy(&w, &d, sizeof w); return w; }
static word float_bits(float f) { unsigned u; f = (float)real(f); memcpy(&u, &f, sizeof u); return u; }
static word pair_bits(__int128 value) { return (word)value ^ (word)(value >> 64) * 31; }
"#;

/// The scalar types, with how they are printed.
const SCALARS: [(&str, &str); 15] = [
    ("signed char", "%d"),
    ("unsigned char", "%u"),
    ("short", "%d"),
    ("unsigned short", "%u"),
    ("int", "%d"),
    ("unsigned", "%x"),
    ("long", "%ld"),
    ("word", "%lu"),
    ("_Bool", "%d"),
    ("float", "%.9g"),
    ("double", "%.17g"),
    ("__int128", ""),
    ("double", "%e"),
    ("double", "%a"),
    ("float", "%g"),
];

/// A variable, or a part of one.
#[derive(Clone, Debug)]
struct Place {
    name: String,
    /// The position of its type in [`SCALARS`].
    scalar: usize,
    /// Whether it is a bit-field.
    narrow: bool,
}

impl Place {
    fn is_float(&self) -> bool {
        matches!(SCALARS[self.scalar].0, "float" | "double")
    }

    fn is_wide(&self) -> bool {
        SCALARS[self.scalar].0 == "__int128"
    }
}

/// A struct or union type.
#[derive(Debug)]
struct Aggregate {
    name: String,
    fields: Vec<Place>,
}

struct Generator {
    rng: Rng,
    aggregates: Vec<Aggregate>,
    places: Vec<Place>,
    out: String,
}

/// The text of the program with a seed.
pub fn program(seed: u64) -> String {
    let rng = Rng::with_seed(seed);
    let (aggregates, places) = (Vec::new(), Vec::new());
    Generator { rng, aggregates, places, out: HEAD.to_string() }.program()
}

impl Generator {
    fn program(mut self) -> String {
        for number in 0..self.rng.usize(2..=3) {
            self.declare_struct(number);
        }
        for number in 0..self.rng.usize(1..=2) {
            self.declare_union(number);
        }
        self.declare_variables();
        for number in 0..self.aggregates.len() {
            self.define_functions(number);
        }
        self.define_variadic();
        self.out.push_str("int main(void) {\n");
        for _ in 0..self.rng.usize(12..30) {
            let statement = self.statement();
            self.out.push_str(&format!("    {statement}\n"));
        }
        for place in self.places.clone() {
            let line = print(&place);
            self.out.push_str(&format!("    {line}\n"));
        }
        self.out + "    printf(\"%016lx\\n\", hash);\n    return 0;\n}\n"
    }

    fn declare_struct(&mut self, number: usize) {
        let mut fields = Vec::new();
        self.out.push_str(&format!("struct S{number} {{\n"));
        for k in 0..self.rng.usize(1..=6) {
            let name = format!("f{k}");
            let narrow = self.rng.u32(..3) == 0;
            let scalar = self.rng.usize(..if narrow { 8 } else { 12 });
            let ty = SCALARS[scalar].0;
            let width =
                if narrow { self.rng.u32(1..=[8, 8, 16, 16, 32, 32, 64, 64][scalar]) } else { 0 };
            let suffix = if narrow { format!(" : {width}") } else { String::new() };
            self.out.push_str(&format!("    {ty} {name}{suffix};\n"));
            if narrow && self.rng.u32(..6) == 0 {
                self.out.push_str("    int : 0;\n");
            }
            fields.push(Place { name, scalar, narrow });
        }
        self.out.push_str("};\n");
        self.aggregates.push(Aggregate { name: format!("struct S{number}"), fields });
    }

    /// All members begin at the start; `_Bool` may not hold any bits.
    fn declare_union(&mut self, number: usize) {
        let mut fields = Vec::new();
        self.out.push_str(&format!("union U{number} {{\n"));
        for k in 0..self.rng.usize(2..=4) {
            let scalar = [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11][self.rng.usize(..11)];
            let name = format!("f{k}");
            self.out.push_str(&format!("    {} {name};\n", SCALARS[scalar].0));
            fields.push(Place { name, scalar, narrow: false });
        }
        self.out.push_str("    unsigned char raw[16];\n};\n");
        self.aggregates.push(Aggregate { name: format!("union U{number}"), fields });
    }

    fn declare_variables(&mut self) {
        for (number, (ty, _)) in SCALARS.iter().enumerate() {
            self.out.push_str(&format!("static {ty} v{number};\n"));
            let name = format!("v{number}");
            self.places.push(Place { name, scalar: number, narrow: false });
        }
        let mut declarations = String::new();
        for (number, aggregate) in self.aggregates.iter().enumerate() {
            declarations += &format!("static {} a{number}, b{number}[2];\n", aggregate.name);
            for owner in [format!("a{number}"), format!("b{number}[0]"), format!("b{number}[1]")] {
                let place = |field: &Place| Place {
                    name: format!("{owner}.{}", field.name),
                    ..field.clone()
                };
                self.places.extend(aggregate.fields.iter().map(place));
            }
        }
        self.out.push_str(&declarations);
    }

    /// A function that takes a struct by value, changes and returns it, and one that takes a pointer.
    fn define_functions(&mut self, number: usize) {
        let name = self.aggregates[number].name.clone();
        let fields = self.aggregates[number].fields.clone();
        let field = fields[self.rng.usize(..fields.len())].clone();
        let change = |owner: &str| {
            let place = Place { name: format!("{owner}{}", field.name), ..field.clone() };
            assign(&place, &format!("({} + by)", read(&place)))
        };
        let (by_value, by_pointer) = (change("it."), change("it->"));
        self.out.push_str(&format!(
            "static {name} changed{number}({name} it, word by, double d) {{ {by_value} mix(whole(d)); return it; }}\n\
             static void change{number}({name} *it, word by) {{ {by_pointer} }}\n"
        ));
    }

    /// A function whose further arguments are named by letters: integers, doubles, and the aggregates.
    fn define_variadic(&mut self) {
        self.out.push_str("static void take(const char *kinds, ...) {\n    va_list list, copy;\n");
        self.out.push_str("    va_start(list, kinds);\n    va_copy(copy, list);\n");
        self.out.push_str("    for (; *kinds; kinds++) switch (*kinds) {\n");
        self.out.push_str("    case 'i': mix((word)va_arg(list, int)); break;\n");
        self.out.push_str("    case 'l': mix((word)va_arg(list, long)); break;\n");
        self.out.push_str("    case 'd': mix(bits(va_arg(list, double))); break;\n");
        self.out.push_str("    case 'p': mix(*va_arg(list, const unsigned *)); break;\n");
        let mut cases = String::new();
        for (number, aggregate) in self.aggregates.iter().enumerate() {
            let letter = char::from(b'A' + number as u8);
            cases += &format!(
                "    case '{letter}': {{ {} it = va_arg(list, {});",
                aggregate.name, aggregate.name
            );
            for field in &aggregate.fields {
                let place = Place { name: format!("it.{}", field.name), ..field.clone() };
                cases += &format!(" mix({});", read(&place));
            }
            cases += " break; }\n";
        }
        self.out.push_str(&cases);
        self.out.push_str(
            "    }\n    va_end(list);\n    mix((word)va_arg(copy, int));\n    va_end(copy);\n}\n",
        );
    }

    fn place(&mut self) -> Place {
        self.places[self.rng.usize(..self.places.len())].clone()
    }

    /// An expression of type `word`.
    fn word(&mut self, depth: u32) -> String {
        if depth == 0 {
            return match self.rng.u32(..4) {
                0 => format!("{}ul", self.rng.u64(..) >> self.rng.u32(..64)),
                _ => read(&self.place()),
            };
        }
        let (a, b) = (self.word(depth - 1), self.word(depth - 1));
        let narrow = ["signed char", "short", "int", "long", "unsigned short", "unsigned"]
            [self.rng.usize(..6)];
        match self.rng.u32(..13) {
            0..=2 => format!("({a} {} {b})", ["+", "-", "*", "^", "|", "&"][self.rng.usize(..6)]),
            3 => format!("({a} / ({b} | 1))"),
            4 => format!("({a} % ({b} | 1))"),
            5 => format!("({a} << ({b} & 63))"),
            6 => format!("(word)((long){a} >> ({b} & 63))"),
            7 => format!("(word)divided((long){a}, ({narrow}){b})"),
            8 => format!("(word)remaining((long){a}, ({narrow}){b})"),
            9 => format!("(word)(({narrow}){a} < ({narrow}){b})"),
            10 => format!("(word)({narrow}){a}"),
            11 => format!("({a} > {b} ? {b} : ~{a})"),
            _ => format!("whole({})", self.double(depth - 1)),
        }
    }

    /// An expression of type `double`.
    fn double(&mut self, depth: u32) -> String {
        if depth == 0 {
            let place = self.place();
            return match self.rng.u32(..3) {
                0 => format!("{:?}", self.rng.i32(-1000..1000) as f64 / 8.0),
                _ if place.is_float() => format!("real({})", place.name),
                1 => format!("(double){}", read(&place)),
                _ => format!("(double)(float)(long){}", read(&place)),
            };
        }
        let (a, b) = (self.double(depth - 1), self.double(depth - 1));
        match self.rng.u32(..9) {
            0..=3 => format!("real({a} {} {b})", ["+", "-", "*", "/"][self.rng.usize(..4)]),
            4 => format!("sqrt(fabs({a}))"),
            5 => format!("({a} < {b} ? {a} : {b})"),
            6 => format!("(double)(float){a}"),
            7 => format!("{}({a})", ["floor", "ceil", "trunc"][self.rng.usize(..3)]),
            _ => format!("(double){}", self.word(depth - 1)),
        }
    }

    fn assignment(&mut self) -> String {
        let place = self.place();
        let value = if place.is_float() { self.double(2) } else { self.word(2) };
        assign(&place, &value)
    }

    fn statement(&mut self) -> String {
        let number = self.rng.usize(..self.aggregates.len());
        let k = self.rng.usize(..2);
        match self.rng.u32(..12) {
            0..=4 => self.assignment(),
            5 => format!(
                "a{number} = changed{number}(b{number}[{k}], {}, {});",
                self.word(1),
                self.double(1)
            ),
            6 => format!("change{number}(&b{number}[{k}], {});", self.word(1)),
            7 => format!("b{number}[{k}] = a{number};"),
            8 => {
                let (condition, then, otherwise) =
                    (self.word(1), self.assignment(), self.assignment());
                format!("if ({condition} & 1) {{ {then} }} else {{ {otherwise} }}")
            }
            9 => {
                let body = self.assignment();
                format!("for (int i = 0; i < {}; i++) {{ {body} mix(i); }}", self.rng.u32(1..5))
            }
            10 => format!(
                "{{ {0} *p = &b{number}[{k}]; a{number} = *p; *p = b{number}[{1}]; }}",
                self.aggregates[number].name,
                1 - k
            ),
            _ => self.variadic_call(),
        }
    }

    fn variadic_call(&mut self) -> String {
        let (mut kinds, mut values) = (String::from("i"), vec![format!("(int){}", self.word(1))]);
        for _ in 0..self.rng.usize(1..10) {
            let (kind, value) = match self.rng.usize(..4 + self.aggregates.len()) {
                0 => ('i', format!("(int){}", self.word(0))),
                1 => ('l', format!("(long){}", self.word(0))),
                2 => ('d', self.double(1)),
                3 => ('p', "&v5".to_string()),
                other => (char::from(b'A' + (other - 4) as u8), format!("a{}", other - 4)),
            };
            kinds.push(kind);
            values.push(value);
        }
        format!("take(\"{kinds}\", {});", values.join(", "))
    }
}

/// The value of a place as a `word`.
fn read(place: &Place) -> String {
    match SCALARS[place.scalar].0 {
        "float" => format!("float_bits({})", place.name),
        "double" => format!("bits({})", place.name),
        "__int128" => format!("pair_bits({})", place.name),
        _ => format!("(word){}", place.name),
    }
}

/// Assigns an expression of type `word`, or of type `double` if the place is one.
fn assign(place: &Place, value: &str) -> String {
    match SCALARS[place.scalar].0 {
        "float" => format!(
            "{0} = (float)real({value}); {0} = (float)real({0} > 1e30f || {0} < -1e30f ? 1.0 : {0});",
            place.name
        ),
        "double" => format!("{} = real({value});", place.name),
        "__int128" => {
            format!("{0} = (__int128){value} * 3 - (__int128)({value} >> 7);", place.name)
        }
        _ => format!("{} = {value};", place.name),
    }
}

/// Prints a place.
fn print(place: &Place) -> String {
    let (ty, format) = SCALARS[place.scalar];
    if place.is_wide() {
        return format!("printf(\"{} %lx\\n\", {});", place.name, read(place));
    }
    let value = match place.is_float() {
        true => format!("real({})", place.name),
        false if place.narrow => format!("({ty}){}", place.name),
        false => place.name.clone(),
    };
    format!("printf(\"{} {format}\\n\", {value});", place.name)
}
