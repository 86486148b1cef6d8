//! The nearest passing execution in the page: in place of the failing one, and beside it.

use crate::browser::Browser;
use crate::support::scratch;
use crate::{where_it_is, written};

const BOXES: &str = "[...document.querySelectorAll('#rows .row')].map((r) => r.querySelector('.heard').textContent \
                     + ' ' + r.querySelector('.box').textContent).join('|')";

#[test]
fn a_key_shows_the_passing_execution_at_the_same_step() {
    let folder = scratch("page_passing");
    let Some(mut browser) = Browser::start(&folder) else { return };
    browser.open(&written(&folder, "lost", &["examples/lost_update.c"]), "#step=6");
    assert!(browser.text(BOXES).ends_with("|main load counter = 1|main ✗ assertion"));
    // Step 6 is the store of T1; that comes last here, too, and writes 2.
    browser.press("p");
    let passing = "main create T1|main create T2|T2 load counter = 0|T2 store counter := 1|T1 load counter = 1|\
                   T1 store counter := 2|main join T1|main join T2|main load counter = 2|main ✓ nothing fails";
    assert_eq!(browser.text(BOXES), passing);
    assert_eq!(where_it_is(&mut browser), "step 6 of 9");
    let marked = |class: &str| {
        format!("[...document.querySelectorAll('.row.{class}')].map((r) => r.dataset.step).join()")
    };
    assert_eq!(browser.text(&marked("earlier")), "4");
    assert_eq!(browser.text(&marked("later")), "5");
    assert_eq!(browser.text(&marked("changed")), "6,9");
    assert_eq!(browser.number("document.querySelectorAll('.row.fail').length"), 0.0);
    browser.shot("passing");
    // The first difference, the address, and back: a click on a step of the cause goes to the failing execution.
    browser.press("f");
    assert_eq!(where_it_is(&mut browser), "step 4 of 9");
    let address = "new Promise((done) => setTimeout(() => done(location.hash), 300))";
    assert_eq!(browser.text(address), "#passing&step=4");
    browser.click("#cause a.step");
    assert_eq!(browser.text("document.getElementById('passing').checked"), "false");
    assert!(browser.text(BOXES).ends_with("✗ assertion"));
    browser.click("#passing");
    assert_eq!(browser.text(BOXES), passing);
    browser.press("p");
    assert!(browser.text(BOXES).ends_with("✗ assertion"));
}

#[test]
fn an_address_opens_the_passing_execution() {
    let folder = scratch("page_passing_address");
    let Some(mut browser) = Browser::start(&folder) else { return };
    browser.open(&written(&folder, "lost", &["examples/lost_update.c"]), "#passing&step=3");
    assert_eq!(where_it_is(&mut browser), "step 3 of 9");
    assert!(browser.text(BOXES).ends_with("✓ nothing fails"));
}

#[test]
fn both_executions_are_shown_side_by_side() {
    let folder = scratch("page_beside");
    let Some(mut browser) = Browser::start(&folder) else { return };
    browser.open(&written(&folder, "abba", &["examples/abba.c"]), "");
    browser.click("#compared summary");
    let row = |n: usize| {
        format!(
            "document.querySelectorAll('#compared tbody tr')[{n}].innerText.replace(/\\s+/g, ' ').trim()"
        )
    };
    assert_eq!(browser.text(&row(0)), "4 T2 :19 lock b ⇅ 4 T1 :10 lock b ⇈");
    assert_eq!(browser.text(&row(1)), "main :32 ✗ join T1 5 T1 :11 load balance_a = 10");
    browser.shot("beside");
    // A number in the right column leads to the passing execution.
    browser.click("#compared tbody tr:nth-child(2) td:nth-child(4) a");
    assert_eq!(browser.text("document.getElementById('passing').checked"), "true");
    assert!(where_it_is(&mut browser).starts_with("step 5 of "));
    // Where none is known, nothing offers it.
    browser.open(
        &written(&folder, "order", &["examples/relaxed_flag.c", "--check", "memory-orders"]),
        "",
    );
    assert_eq!(browser.text("document.getElementById('sides').hidden"), "true");
    assert_eq!(browser.number("document.querySelectorAll('#compared').length"), 0.0);
    browser.press("p");
    assert_eq!(browser.number("document.querySelectorAll('.row.pass').length"), 0.0);
}
