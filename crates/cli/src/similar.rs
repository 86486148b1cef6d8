//! Names that are like another one.

/// The name that is nearest to one, if it is near enough that it may have been meant.
pub(crate) fn nearest<'a>(name: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let most = name.chars().count().div_ceil(3).max(1);
    let near = names.map(|other| (distance(name, other), other));
    near.filter(|(distance, _)| *distance <= most).min().map(|(_, other)| other)
}

/// How many characters have to be changed, added, taken away or swapped with the next one.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows = vec![(0..=b.len()).collect::<Vec<usize>>()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let changed = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut least = changed.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_those_of_damerau_and_levenshtein() {
        for (a, b, expected) in [
            ("", "", 0),
            ("abc", "", 3),
            ("unrol", "unroll", 1),
            ("jbos", "jobs", 1),
            ("kitten", "sitting", 3),
        ] {
            assert_eq!(distance(a, b), expected, "{a} {b}");
            assert_eq!(distance(b, a), expected, "{b} {a}");
        }
    }

    #[test]
    fn what_is_far_away_was_not_meant() {
        let names = || ["unroll", "timeout", "keep-going"].into_iter();
        assert_eq!(nearest("keepgoing", names()), Some("keep-going"));
        assert_eq!(nearest("colour", names()), None);
    }
}
