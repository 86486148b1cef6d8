//! What no execution reached, in the page.

use crate::browser::Browser;
use crate::support::scratch;
use crate::written;

/// The lines with a class, by number, and what is said of them.
fn lines(browser: &mut Browser, class: &str) -> String {
    browser.text(&format!(
        "[...document.querySelectorAll('#coverage .{class}')].map((l) => l.dataset.line + \
         [...l.querySelectorAll('em')].map((e) => ':' + e.textContent.trim()).join('')).join('; ')"
    ))
}

/// Which lines are never reached is said in the program itself: those with `never`.
#[test]
fn lines_and_branches_that_no_execution_reached_are_marked() {
    let folder = scratch("page_coverage");
    let Some(mut browser) = Browser::start(&folder) else { return };
    let program = "tests/coverage/schedules.c";
    browser.open(&written(&folder, "schedules", &[program, "--coverage"]), "");
    assert_eq!(lines(&mut browser, "unreached"), "12; 13; 44");
    assert_eq!(
        lines(&mut browser, "onesided"),
        "10:1 of 2 ways never taken; 42:1 of 2 ways never taken"
    );
    let shown =
        "document.querySelector('#coverage [data-line=\"12\"]').getClientRects().length > 0";
    assert_eq!(browser.text(shown), "true", "open where nothing else is to be seen");
    let text = browser.text("document.querySelector('#coverage [data-line=\"12\"]').textContent");
    assert!(text.contains("y = 9; // never"), "{text}");
    browser.shot("coverage");
    // Without the option there is nothing.
    browser.open(&written(&folder, "without", &[program]), "");
    assert_eq!(browser.text("document.getElementById('coverage').hidden"), "true");
}

#[test]
fn a_violation_comes_before_the_coverage() {
    let folder = scratch("page_coverage_failing");
    let Some(mut browser) = Browser::start(&folder) else { return };
    browser.open(&written(&folder, "failing", &["examples/lost_update.c", "--coverage"]), "");
    let open = "document.querySelector('#coverage details').open";
    assert_eq!(browser.text(open), "false");
    browser.click("#coverage summary");
    assert_eq!(browser.text(open), "true");
    let words = browser.text("document.querySelector('#coverage summary').textContent");
    assert!(words.starts_with("coverage: "), "{words}");
    browser.press("k");
    assert_eq!(crate::where_it_is(&mut browser), "step 8 of 9", "keys are for the steps");
}
