//! The report page, in a real browser: it draws itself, and answers to keys and clicks.
//!
//! Needs Chromium; without it the tests say so, loudly, and do nothing. `MAZURKA_SHOTS=FOLDER` keeps a
//! picture of each page.

mod accessible;
mod browser;
mod compared;
mod covered;
mod long;
#[path = "../support/mod.rs"]
mod support;

use browser::Browser;
use std::fs;
use std::path::{Path, PathBuf};
use support::{BUGS, mazurka, scratch};

/// Checks a program and writes its page, which must exist then.
fn written(folder: &Path, name: &str, arguments: &[&str]) -> PathBuf {
    let page = folder.join(format!("{name}.html"));
    let file = page.display().to_string();
    mazurka(&[&["check"], arguments, &["--html", &file]].concat());
    let text = fs::read_to_string(&page).unwrap_or_default();
    // The data may quote anything; it stands in one line.
    let own: String = text.lines().filter(|line| !line.contains("id=\"data\"")).collect();
    assert_eq!(own.matches("http://").count(), 1, "only a namespace: {name}");
    assert!(!own.contains("https://"), "nothing is fetched: {name}");
    page
}

/// What a page shows: the selected step, how many rows, and how many of them are selected.
fn look(browser: &mut Browser) -> String {
    browser.text(
        "document.getElementById('where').value + ':' + document.querySelectorAll('#rows .row').length + \
         ':' + document.querySelectorAll('#rows .selected').length",
    )
}

fn where_it_is(browser: &mut Browser) -> String {
    browser.text("document.getElementById('where').value")
}

#[test]
fn pages_of_known_bugs_draw_themselves() {
    let folder = scratch("page_draw");
    let Some(mut browser) = Browser::start(&folder) else { return };
    for (program, cause) in BUGS {
        let page = written(&folder, program, &[&format!("examples/{program}")]);
        browser.open(&page, "");
        let said = browser.text("document.querySelector('#cause strong').textContent");
        assert_eq!(said, format!("{cause}: "), "{program}");
        let words = browser.text("document.querySelector('#cause .words').textContent");
        let passes = ["lost_update.c", "abba.c"].contains(program);
        assert!(!passes || words.contains("nearest passing execution: "), "{program}");
        let marks = browser.text("document.querySelectorAll('.row.later, .row.earlier').length");
        assert!(!passes || marks == "2", "{program}: the first difference is marked");
        assert!(browser.number("document.querySelectorAll('[data-step]').length") >= 3.0);
        assert!(browser.number("document.querySelectorAll('.row.fail').length") >= 1.0);
        browser.shot(program);
    }
}

#[test]
fn a_page_has_the_values_that_were_asked_for() {
    let folder = scratch("page_shown");
    let Some(mut browser) = Browser::start(&folder) else { return };
    let program = "tests/programs/fail/memory/adjacent_bit_fields.c";
    let page = written(&folder, "shown", &[program, "--show", "fields"]);
    browser.open(&page, "");
    let said = browser.text("document.querySelector('#cause code').textContent");
    // The thread that writes last has not seen what the other one wrote, so one field is as it was.
    assert!(["fields = {a: 1, b: 0}", "fields = {a: 0, b: 2}"].contains(&said.as_str()), "{said}");
}

#[test]
fn a_page_answers_to_keys_and_clicks() {
    let folder = scratch("page_keys");
    let Some(mut browser) = Browser::start(&folder) else { return };
    // Its first violation has a step that does not matter.
    let page = written(&folder, "aba", &["examples/aba_stack.c", "--algorithm", "optimal"]);
    browser.open(&page, "");
    assert_eq!(look(&mut browser), "step 21 of 22:17:1");
    let expected = [
        // The set-up is folded into one row, and more.
        ("Home", "step 6 of 22:17:1"),
        ("j", "step 7 of 22:17:1"),
        ("ArrowDown", "step 8 of 22:17:1"),
        ("k", "step 7 of 22:17:1"),
        ("ArrowUp", "step 6 of 22:17:1"),
        // Unfolding shows its six steps, from the first on; folding hides them again.
        ("ArrowRight", "step 1 of 22:22:1"),
        ("ArrowLeft", "step 1 of 22:17:1"),
        ("End", "step 21 of 22:17:1"),
        // All steps, the last of which does not matter; and where it fails.
        ("a", "step 21 of 22:23:1"),
        ("End", "step 22 of 22:23:1"),
        ("f", "step 21 of 22:23:1"),
        ("Home", "step 1 of 22:23:1"),
        // Nothing happens before the first step but itself; the row that fails stays.
        ("c", "step 1 of 22:2:1"),
        ("c", "step 1 of 22:23:1"),
        ("h", "step 1 of 22:23:1"),
        // The next step of main, and back.
        ("n", "step 2 of 22:23:1"),
        ("N", "step 1 of 22:23:1"),
    ];
    for (key, shown) in expected {
        browser.press(key);
        assert_eq!(look(&mut browser), shown, "{key}");
    }
    browser.press("d");
    assert_eq!(browser.text("document.documentElement.dataset.theme"), "dark");
    browser.click("[data-step='9'] .box");
    assert_eq!(where_it_is(&mut browser), "step 9 of 22");
    let linked = browser.text("document.querySelector('#cause a.step').textContent");
    browser.click("#cause a.step");
    assert_eq!(where_it_is(&mut browser), format!("{linked} of 22"));
    // main has 9 of the 22 steps.
    browser.click("#threads input");
    assert_eq!(browser.number("document.querySelectorAll('[data-step]').length"), 13.0);
}

/// Keys are for the steps wherever the focus is, as long as it is not in a text or a list.
#[test]
fn keys_work_wherever_the_focus_is() {
    let folder = scratch("page_focus");
    let Some(mut browser) = Browser::start(&folder) else { return };
    let page = written(&folder, "lost", &["examples/lost_update.c"]);
    browser.open(&page, "");
    browser.press("Home");
    let mut at = 1;
    for place in ["#order", "#theme", "#threads input", "#cause .words", "#event", "#minimap, h1"] {
        browser.click(place);
        if place == "#threads input" {
            browser.click(place);
        }
        browser.press(if at % 2 == 0 { "j" } else { "ArrowDown" });
        at += 1;
        assert_eq!(where_it_is(&mut browser), format!("step {at} of 9"), "after {place}");
    }
    // In a text, letters are letters, and arrows are still for the steps.
    browser.click("#search");
    browser.type_text("jk");
    assert_eq!(browser.text("document.getElementById('search').value"), "jk");
    browser.press("ArrowUp");
    assert_eq!(where_it_is(&mut browser), "step 6 of 9");
    browser.press("Escape");
    browser.press("k");
    assert_eq!(where_it_is(&mut browser), "step 5 of 9");
    // Enter presses the button that has the focus, and does nothing else.
    browser.value("document.getElementById('prev').focus()");
    browser.press("Enter");
    assert_eq!(where_it_is(&mut browser), "step 4 of 9");
}

#[test]
fn steps_can_be_searched_filtered_and_linked_to() {
    let folder = scratch("page_search");
    let Some(mut browser) = Browser::start(&folder) else { return };
    let page = written(&folder, "lost", &["examples/lost_update.c"]);
    browser.open(&page, "#step=4");
    assert_eq!(where_it_is(&mut browser), "step 4 of 9");
    browser.press("/");
    browser.type_text("store");
    assert_eq!(browser.text("document.getElementById('found').value"), "2");
    browser.press("Enter");
    assert_eq!(where_it_is(&mut browser), "step 5 of 9");
    browser.press("Enter");
    assert_eq!(where_it_is(&mut browser), "step 6 of 9");
    browser.press("Enter");
    assert_eq!(where_it_is(&mut browser), "step 5 of 9", "around the end");
    assert_eq!(browser.text("document.getElementById('found').value"), "1 of 2");
    browser.press("Escape");
    let address = "new Promise((done) => setTimeout(() => done(location.hash), 300))";
    assert_eq!(browser.text(address), "#step=5");
    browser.value("location.hash = '#step=2'");
    let there = "new Promise((done) => setTimeout(() => done(document.getElementById('where').value), 100))";
    assert_eq!(browser.text(there), "step 2 of 9");
    // The variable is read three times and written twice; the row that fails is always there.
    browser.click("#history button.name");
    assert_eq!(browser.number("document.querySelectorAll('[data-step]').length"), 5.0);
    assert_eq!(browser.text("document.getElementById('object').value"), "counter");
    // It had two values: 0, and 1 from step 5 on, written twice.
    let values = "[...document.querySelectorAll('.piece')].map((p) => p.textContent).join()";
    assert_eq!(browser.text(values), "0,1,1");
    browser.click("#history button.name");
    assert_eq!(browser.number("document.querySelectorAll('[data-step]').length"), 9.0);
}

#[test]
fn cycles_are_drawn() {
    let folder = scratch("page_cycles");
    let Some(mut browser) = Browser::start(&folder) else { return };
    let texts =
        "[...document.querySelectorAll('.picture text')].map((t) => t.textContent).join('|')";
    let label = "document.querySelector('.picture').getAttribute('aria-label')";
    let page = written(&folder, "abba", &["examples/abba.c"]);
    browser.open(&page, "");
    let waits = "Who waits for whom: a cycle: main waits for T1 to end; T1 waits for b, held by T2; \
                 T2 waits for a, held by T1";
    assert_eq!(browser.text(label), waits);
    let drawn = browser.text(texts);
    for part in ["waits :10", "held since 4", "waits :20", "held since 3", "T1", "T2", "joins"] {
        assert!(drawn.split('|').any(|text| text == part), "{part}: {drawn}");
    }
    let order = ["examples/relaxed_flag.c", "--check", "memory-orders"];
    browser.open(&written(&folder, "order", &order), "");
    let drawn = browser.text(texts);
    let expected = "T1|main|then (po)|read by (rf)|then (po)|may overtake|(fr)|:10 store data := 1|relaxed|\
                    :11 store ready := 1|relaxed|:19 load ready = 1|relaxed|:20 load data|relaxed";
    assert_eq!(drawn, expected);
    // An access is a link to its step.
    browser.click(".picture .access");
    assert_eq!(where_it_is(&mut browser), "step 2 of 6");
    // Nothing waits and nothing is overtaken: no picture.
    browser.open(&written(&folder, "lost", &["examples/lost_update.c"]), "");
    assert_eq!(browser.number("document.querySelectorAll('.picture').length"), 0.0);
}

/// Saved reports know the names of objects and not where they are; who has a semaphore is found out from the steps.
#[test]
fn a_saved_report_has_the_same_wait_for_cycle() {
    let folder = scratch("page_saved");
    let [file, trace] = ["sem.tiny", "sem.trace"].map(|name| folder.join(name));
    let text = "sem s=1 t=1\np: P s; P t; V t; V s\nq: P t; P s; V s; V t\n";
    fs::write(&file, text).unwrap_or_else(|error| panic!("{error}"));
    let [file, trace] = [file, trace].map(|path| path.display().to_string());
    let checked = mazurka(&["check", &file, "--trace", &trace]);
    for output in [checked, mazurka(&["report", &trace])] {
        let text = support::stdout(&output);
        assert!(text.contains("wait-for cycle: p → t → q → s → p\n"), "{text}");
    }
}

#[test]
fn a_page_of_a_verified_program_says_so() {
    let folder = scratch("page_verified");
    let Some(mut browser) = Browser::start(&folder) else { return };
    let page = written(&folder, "ok", &["examples/locked_counter.tiny"]);
    browser.open(&page, "");
    assert_eq!(browser.number("document.querySelectorAll('.badge.verified').length"), 1.0);
}
