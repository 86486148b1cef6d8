//! Many short lists in one piece of memory.

use std::ops::{Index, IndexMut};

/// A list for each of some numbers. Passes make such lists often, of which most have one or two elements, so that
/// vectors of vectors would be made and freed more often than anything else.
#[derive(Clone, Debug)]
pub struct Lists<T> {
    /// For each number, where its list starts and ends.
    ranges: Vec<(u32, u32)>,
    elements: Vec<T>,
}

impl<T> Lists<T> {
    /// Empty lists for so many numbers.
    pub fn new(count: usize) -> Lists<T> {
        Lists { ranges: vec![(0, 0); count], elements: Vec::with_capacity(2 * count) }
    }

    /// Makes the list of a number: `push` puts its elements behind what is there.
    pub fn fill(&mut self, number: usize, push: impl FnOnce(&mut Vec<T>)) {
        let start = self.elements.len() as u32;
        push(&mut self.elements);
        self.ranges[number] = (start, self.elements.len() as u32);
    }

    /// For how many numbers there are lists, be they empty.
    pub fn len(&self) -> usize {
        self.ranges.len()
    }

    /// Whether there are no numbers.
    pub fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }
}

impl<T: Copy> Lists<T> {
    /// Lists for so many numbers, in which the elements are in the order in which `each` names them with their
    /// numbers. It is called twice, and has to name the same.
    pub fn grouped(count: usize, each: impl Fn(&mut dyn FnMut(usize, T))) -> Lists<T> {
        let (mut ranges, mut any) = (vec![(0, 0); count], None);
        each(&mut |number, element| {
            ranges[number].1 += 1;
            any = Some(element);
        });
        let mut total = 0;
        for range in &mut ranges {
            let count = range.1;
            *range = (total, total);
            total += count;
        }
        let mut elements = any.map_or(Vec::new(), |any| vec![any; total as usize]);
        each(&mut |number, element| {
            let end = &mut ranges[number].1;
            elements[*end as usize] = element;
            *end += 1;
        });
        Lists { ranges, elements }
    }
}

impl<T> Index<usize> for Lists<T> {
    type Output = [T];

    fn index(&self, number: usize) -> &[T] {
        let (start, end) = self.ranges[number];
        &self.elements[start as usize..end as usize]
    }
}

impl<T> IndexMut<usize> for Lists<T> {
    fn index_mut(&mut self, number: usize) -> &mut [T] {
        let (start, end) = self.ranges[number];
        &mut self.elements[start as usize..end as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_are_grouped_in_their_order() {
        let pairs = [(2, 'a'), (0, 'b'), (2, 'c'), (3, 'd'), (2, 'e')];
        let lists = Lists::grouped(5, |put| pairs.iter().for_each(|&(k, c)| put(k, c)));
        let all: Vec<&[char]> = (0..lists.len()).map(|k| &lists[k]).collect();
        assert_eq!(all, [&['b'][..], &[], &['a', 'c', 'e'], &['d'], &[]]);
    }

    #[test]
    fn lists_are_filled_in_any_order() {
        let mut lists = Lists::new(3);
        lists.fill(2, |list| list.extend([7, 8]));
        lists.fill(0, |list| list.push(9));
        assert_eq!((&lists[0], &lists[1], &lists[2]), (&[9][..], &[][..], &[7, 8][..]));
    }
}
