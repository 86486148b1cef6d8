//! Prints a `.ll` file after all passes: `show FILE [BOUND]`.

use mazurka_passes::{PassOptions, prepare};

fn main() {
    let mut args = std::env::args().skip(1);
    let name = args.next().expect("usage: show FILE [BOUND]");
    let text = std::fs::read(&name).expect("the file can be read");
    let mut module = mazurka_ir::parse(&name, &text).unwrap_or_else(|e| panic!("{e}"));
    let unroll = args.next().map(|bound| bound.parse().expect("the bound is a number"));
    let options = PassOptions { unroll, ..PassOptions::default() };
    let report = prepare(&mut module, &options, &|_| false, &|_| true);
    print!("{}", mazurka_ir::print(&module));
    eprintln!("{report:#?}");
}
