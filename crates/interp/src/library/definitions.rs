//! What a text in IR defines. The build script uses this, too, so that the models need not be read at every start.

/// The names that a model defines for others, from its text.
pub(crate) fn definitions(text: &str) -> Vec<&str> {
    text.lines().filter_map(definition).collect()
}

/// The name that a line of a model defines for others.
fn definition(line: &str) -> Option<&str> {
    let function = line.strip_prefix("define ");
    let rest = function.or_else(|| line.starts_with('@').then_some(line))?;
    let (before, name) = rest.split_once('@')?;
    let (name, after) = name.split_at(name.find(['(', ' '])?);
    let linkage = if function.is_some() { before } else { after };
    let hidden = ["internal ", "private ", "external "];
    let shared =
        !hidden.iter().any(|word| linkage.trim_start_matches([' ', '=']).starts_with(word));
    shared.then_some(name)
}
