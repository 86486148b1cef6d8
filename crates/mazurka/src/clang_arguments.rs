//! Arguments for clang that change how it understands a program, and nothing else.

/// What is meant for a file of C++, or of C, where a program has both: a standard is one of either language, and a library
/// of C++.
pub(crate) fn for_language(arguments: &[String], cxx: bool) -> Vec<String> {
    let is_meant = |argument: &&String| match argument.strip_prefix("-std=") {
        Some(standard) => standard.contains("++") == cxx,
        None => cxx || !argument.starts_with("-stdlib="),
    };
    arguments.iter().filter(is_meant).cloned().collect()
}

/// What `-f` and `-m` may say, and what else stands alone. None of these runs, loads or writes anything.
const ALONE: [&str; 35] = [
    "-ansi",
    "-fblocks",
    "-fchar8_t",
    "-fcommon",
    "-fexceptions",
    "-ffreestanding",
    "-fgnu89-inline",
    "-fms-extensions",
    "-fno-builtin",
    "-fno-common",
    "-fno-exceptions",
    "-fno-inline",
    "-fno-rtti",
    "-fno-short-enums",
    "-fno-signed-char",
    "-fno-strict-aliasing",
    "-fno-unsigned-char",
    "-fno-wrapv",
    "-frtti",
    "-fshort-enums",
    "-fsigned-char",
    "-fstrict-aliasing",
    "-ftrapv",
    "-funsigned-char",
    "-fwrapv",
    "-g",
    "-m32",
    "-m64",
    "-mcx16",
    "-pedantic",
    "-pthread",
    "-stdlib=libc++",
    "-stdlib=libstdc++",
    "-trigraphs",
    "-w",
];

/// Options with a value: macros, and folders in which headers are looked for.
pub const CLANG_OPTIONS_WITH_VALUE: [&str; 5] = ["-D", "-U", "-I", "-isystem", "-iquote"];

/// The first argument that may do more: run, load or write something, or read other files than headers.
pub fn refused_clang_argument(arguments: &[String]) -> Option<&String> {
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        if CLANG_OPTIONS_WITH_VALUE.contains(&word.as_str()) {
            // A word that begins with @ is a file with more arguments, wherever it stands.
            if words.next().is_none_or(|value| value.starts_with(['@', '-'])) {
                return Some(word);
            }
        } else if !is_safe_clang_argument(word) {
            return Some(word);
        }
    }
    None
}

/// Whether an argument only changes how clang understands the program.
pub fn is_safe_clang_argument(word: &str) -> bool {
    let plain = |rest: &str, more: &str| {
        rest.chars().all(|c| c.is_ascii_alphanumeric() || more.contains(c))
    };
    let joined = CLANG_OPTIONS_WITH_VALUE[..3].iter().any(|option| word.starts_with(option));
    // No commas: -Wp,… and its likes hand arguments on.
    let warning = word.strip_prefix("-W").is_some_and(|rest| plain(rest, "-=+"));
    let level = word.strip_prefix("-O").is_some_and(|rest| plain(rest, ""));
    let standard = word.strip_prefix("-std=").is_some_and(|rest| plain(rest, "+:"));
    joined || warning || level || standard || ALONE.contains(&word)
}

#[cfg(test)]
mod tests {
    use super::refused_clang_argument;

    fn refuses(words: &str) -> bool {
        let words: Vec<String> = words.split(' ').map(String::from).collect();
        refused_clang_argument(&words).is_some()
    }

    #[test]
    fn what_changes_only_the_program_is_accepted() {
        for words in [
            "-DN=4",
            "-D N=4 -U M -I include -Iother",
            "-std=c++17 -O2 -Wall -Wno-unused -Werror=format",
            "-pthread -fwrapv -isystem headers -w",
        ] {
            assert!(!refuses(words), "{words}");
        }
    }

    #[test]
    fn what_runs_loads_or_writes_something_is_refused() {
        for words in [
            "-MD -MF victim",
            "-MFvictim",
            "-o victim",
            "-Wp,-MD,victim",
            "-Wl,-plugin,x.so",
            "-fplugin=x.so",
            "-fpass-plugin=x.so",
            "-Xclang -load",
            "-load x.so",
            "-Bevil",
            "-save-temps",
            "-ftime-trace=victim",
            "--config=evil.cfg",
            "@evil",
            "-I @evil",
            "-D -MFvictim",
            "-D",
            "other.c",
            "-fmodules-cache-path=x",
            "-include victim",
            "-working-directory=/",
        ] {
            assert!(refuses(words), "{words}");
        }
    }
}
