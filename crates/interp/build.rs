//! Writes down what each model of the library defines, so that nobody has to look for that at every start.

#[path = "src/library/definitions.rs"]
mod definitions;

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = "src/library/models";
    println!("cargo::rerun-if-changed={folder}");
    println!("cargo::rerun-if-changed=src/library/definitions.rs");
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let (Some(name), true) = (path.file_stem(), path.extension().is_some_and(|e| e == "ll"))
        else {
            continue;
        };
        let text = fs::read_to_string(&path)?;
        let known = format!("&{:?}", definitions::definitions(&text));
        fs::write(Path::new(&out).join(name).with_extension("rs"), known)?;
    }
    Ok(())
}
