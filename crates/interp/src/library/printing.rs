//! Functions that print, and functions that format into memory.

/// What of its arguments a function prints; the numbers are those of arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Printer {
    /// A format; what it asks for follows as arguments or in a `va_list`.
    Format {
        format: usize,
        list: bool,
    },
    /// A string and the end of the line.
    Line,
    /// What `perror` prints; what went wrong is not known.
    Error,
    Text(usize),
    Character(usize),
    /// So many bytes: a size times a count, or a count alone.
    Bytes {
        at: usize,
        size: usize,
        count: usize,
    },
    Signed(usize),
    Signed32(usize),
    Unsigned(usize),
    Pointer(usize),
    Float(usize),
    CxxString(usize),
    NewLine,
}

/// How a function formats into memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Formatter {
    /// Which argument says how much room there is.
    pub(crate) limit: Option<usize>,
    pub(crate) format: usize,
    pub(crate) list: bool,
}

/// The functions of `<stdio.h>` that print.
pub(crate) fn printer(name: &str) -> Option<Printer> {
    let format = |format, list| Some(Printer::Format { format, list });
    match name {
        "printf" | "wprintf" => format(0, false),
        "fprintf" | "dprintf" => format(1, false),
        "vprintf" => format(0, true),
        "vfprintf" | "vdprintf" => format(1, true),
        "puts" => Some(Printer::Line),
        "perror" => Some(Printer::Error),
        "fputs" | "fputs_unlocked" => Some(Printer::Text(0)),
        "putchar" | "putc" | "fputc" | "putchar_unlocked" => Some(Printer::Character(0)),
        "fwrite" => Some(Printer::Bytes { at: 0, size: 1, count: 2 }),
        "write" => Some(Printer::Bytes { at: 1, size: 2, count: 2 }),
        _ => stream_printer(name),
    }
}

/// The functions that print to streams of `<iostream>`; the stream is the first argument.
fn stream_printer(name: &str) -> Option<Printer> {
    match name {
        "_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc" => Some(Printer::Text(1)),
        "_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c" | "_ZNSo3putEc" => {
            Some(Printer::Character(1))
        }
        "_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE" => {
            Some(Printer::CxxString(1))
        }
        "_ZNSolsEi" | "_ZNSolsEs" => Some(Printer::Signed32(1)),
        "_ZNSolsEl" | "_ZNSolsEx" => Some(Printer::Signed(1)),
        "_ZNSolsEj" | "_ZNSolsEm" | "_ZNSolsEy" | "_ZNSolsEb" | "_ZNSolsEt" => {
            Some(Printer::Unsigned(1))
        }
        "_ZNSolsEd" => Some(Printer::Float(1)),
        "_ZNSolsEPKv" => Some(Printer::Pointer(1)),
        "_ZNSo5writeEPKcl" => Some(Printer::Bytes { at: 1, size: 2, count: 2 }),
        "_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l" => {
            Some(Printer::Bytes { at: 1, size: 2, count: 2 })
        }
        // A manipulator, which is nearly always std::endl.
        "_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_" | "_ZNSolsEPFRSoS_E" => {
            Some(Printer::NewLine)
        }
        _ => None,
    }
}

/// Functions of streams whose output is not modelled; they return their stream.
pub(crate) fn gives_its_stream(name: &str) -> bool {
    ["_ZNSo", "_ZStls", "_ZSt5flush"].iter().any(|prefix| name.starts_with(prefix))
}

/// The functions that format into memory.
pub(crate) fn formatter(name: &str) -> Option<Formatter> {
    let (limit, format, list) = match name {
        "sprintf" => (None, 1, false),
        "snprintf" => (Some(1), 2, false),
        "vsprintf" => (None, 1, true),
        "vsnprintf" => (Some(1), 2, true),
        _ => return None,
    };
    Some(Formatter { limit, format, list })
}
