//! The tests of the tutorial in `docs/tutorial-rust.md`.

use mazurka::sync::Arc;
use mazurka::thread;
use mazurka_examples::{broken, stack};

#[mazurka::test(expect = "panic")]
fn the_broken_stack_loses_a_value() {
    let stack = Arc::new(broken::Stack::new());
    let other = stack.clone();
    let thread = thread::spawn(move || other.push(1));
    stack.push(2);
    thread.join().unwrap();
    let mut popped = [stack.pop(), stack.pop()];
    popped.sort();
    assert_eq!(popped, [Some(1), Some(2)]);
}

#[mazurka::test]
fn the_stack_keeps_its_values() {
    let stack = Arc::new(stack::Stack::new());
    let other = stack.clone();
    let thread = thread::spawn(move || other.push(1));
    stack.push(2);
    thread.join().unwrap();
    let mut popped = [stack.pop(), stack.pop()];
    popped.sort();
    assert_eq!(popped, [Some(1), Some(2)]);
}

#[mazurka::test]
fn nothing_is_popped_twice() {
    let stack = Arc::new(stack::Stack::new());
    let threads: Vec<_> = (1..3)
        .map(|value| {
            let stack = stack.clone();
            thread::spawn(move || {
                stack.push(value);
                stack.pop()
            })
        })
        .collect();
    let mut popped: Vec<_> = threads.into_iter().map(|thread| thread.join().unwrap()).collect();
    popped.sort();
    assert_eq!(popped, [Some(1), Some(2)]);
    assert_eq!(stack.pop(), None);
}

#[test]
#[should_panic(expected = "violation")]
fn pushes_two() {
    mazurka::check(|| {
        let stack = Arc::new(broken::Stack::new());
        let other = stack.clone();
        let thread = thread::spawn(move || other.push(1));
        stack.push(2);
        thread.join().unwrap();
        let mut popped = [stack.pop(), stack.pop()];
        popped.sort();
        assert_eq!(popped, [Some(1), Some(2)]);
    });
}
