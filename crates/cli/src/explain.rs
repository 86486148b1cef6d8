//! `mazurka explain`: what the words of a report mean.

use mazurka::ViolationKind;
use mazurka::report::CAUSES;
use std::process::ExitCode;

/// The kinds of violations and the causes, or what one of them means.
pub(crate) fn run(words: &[String]) -> Result<ExitCode, String> {
    let kinds = ViolationKind::ALL.map(|kind| (kind.name(), kind.meaning()));
    let wanted = words.join(" ").to_lowercase();
    if wanted.is_empty() {
        println!("Kinds of violations, as in error[deadlock]:\n");
        kinds.iter().for_each(|(name, meaning)| println!("  {name}: {meaning}"));
        println!("\nCauses that reports name:\n");
        CAUSES.iter().for_each(|(name, _)| println!("  {name}"));
        println!("\n`mazurka explain NAME` describes one of them.");
        return Ok(ExitCode::SUCCESS);
    }
    let bare = |name: &str| name.replace('`', "").to_lowercase();
    let found: Vec<&(&str, &str)> =
        kinds.iter().chain(&CAUSES).filter(|(name, _)| bare(name) == bare(&wanted)).collect();
    if found.is_empty() {
        let near = kinds.iter().chain(&CAUSES).map(|(name, _)| *name);
        let near: Vec<&str> = near.filter(|name| shares_a_word(name, &wanted)).collect();
        let hint = match near.is_empty() {
            true => "`mazurka explain` lists the names".to_string(),
            false => format!("did you mean {}?", near.join(", ")),
        };
        return Err(format!("{wanted} is neither a kind of violation nor a cause\nhint: {hint}"));
    }
    found.iter().for_each(|(name, meaning)| println!("{name}: {meaning}"));
    Ok(ExitCode::SUCCESS)
}

/// Whether two names have a word in common that is not a short one.
fn shares_a_word(name: &str, wanted: &str) -> bool {
    let words = |text: &str| -> Vec<String> {
        let split = text.split(|c: char| !c.is_alphanumeric());
        split.filter(|word| word.len() > 2).map(str::to_lowercase).collect()
    };
    let wanted = words(wanted);
    words(name).iter().any(|word| wanted.iter().any(|w| word.starts_with(w) || w.starts_with(word)))
}
