//! Pages with thousands of steps.

use crate::browser::Browser;
use crate::support::scratch;
use crate::{where_it_is, written};
use std::fs;
use std::path::{Path, PathBuf};

/// A page of a program in which two threads count in turns, so many times together with four steps a time, and then
/// fail. It has one execution.
fn counting(folder: &Path, times: usize) -> PathBuf {
    let turn = |mine: &str, other: &str| {
        format!("repeat {} {{ P {mine}; a := x; x := a + 1; V {other} }}", times / 2)
    };
    let (p, q) = (turn("ping", "pong"), turn("pong", "ping"));
    let text = format!("shared x=0\nsem ping=1 pong=0\np: {p}\nq: {q}; assert a == -1\n");
    let file = folder.join(format!("counting{times}.tiny"));
    fs::write(&file, text).unwrap_or_else(|error| panic!("{error}"));
    written(folder, &format!("counting{times}"), &[&file.display().to_string()])
}

/// How long a key press takes until everything is in its place again, in milliseconds: the median of many.
const PRESSES: &str = "(() => {
  const times = [];
  for (let i = 0; i < 130; i++) {
    const start = performance.now();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: i % 60 < 30 ? 'k' : 'j', bubbles: true }));
    document.body.getBoundingClientRect();
    document.getElementById('rows').lastElementChild.getBoundingClientRect();
    times.push(performance.now() - start);
  }
  return times.slice(10).sort((a, b) => a - b)[60];
})()";

/// The ratio is the least of three, for other processes disturb each of them.
#[test]
fn a_key_press_costs_as_much_with_5000_steps_as_with_50() {
    let folder = scratch("page_long");
    let Some(mut browser) = Browser::start(&folder) else { return };
    let (short, long) = (counting(&folder, 12), counting(&folder, 1250));
    let mut measured = Vec::new();
    for _ in 0..3 {
        let mut times = [0.0; 2];
        for (page, time) in [&short, &long].into_iter().zip(&mut times) {
            browser.open(page, "");
            browser.press("a");
            *time = browser.number(PRESSES);
        }
        measured.push((times[1] / times[0], times[1]));
    }
    println!("ratio and milliseconds with 5,000 steps: {measured:.2?}");
    let least = measured.iter().map(|(ratio, _)| *ratio).fold(f64::INFINITY, f64::min);
    assert!(least <= 2.0, "{measured:?}");
}

#[test]
fn a_long_page_opens_at_the_failure_and_shows_where_it_is() {
    let folder = scratch("page_sight");
    let Some(mut browser) = Browser::start(&folder) else { return };
    browser.open(&counting(&folder, 1250), "");
    browser.press("a");
    assert_eq!(where_it_is(&mut browser), "step 5,000 of 5,000");
    let inside = |selector: &str| {
        format!(
            "(() => {{ const e = document.querySelector('{selector}'); if (!e) return 'not there'; \
             const r = e.getBoundingClientRect(), l = document.getElementById('lanes').getBoundingClientRect(); \
             return r.top >= l.top && r.bottom <= l.bottom + 1 && r.bottom <= innerHeight ? 'in sight' : 'hidden'; }})()"
        )
    };
    for selector in [".row.fail", ".row.selected", "#names span"] {
        assert_eq!(browser.text(&inside(selector)), "in sight", "{selector}");
    }
    assert_eq!(
        browser.number("Number(document.querySelector('.row').getAttribute('aria-setsize'))"),
        5001.0
    );
    assert!(browser.number("document.querySelectorAll('.row').length") < 80.0);
    assert!(browser.number("document.querySelectorAll('path.arrow').length") < 20.0);
    // The minimap: a click in its middle goes to the middle, where other rows are drawn.
    browser.click("#minimap");
    let wait =
        "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))";
    browser.value(wait);
    let middle = "Number(document.querySelector('#rows [data-step]').dataset.step)";
    let first = browser.number(middle);
    assert!((2400.0..2600.0).contains(&first), "{first}");
    assert_eq!(browser.text(&inside("#names span")), "in sight");
    assert_eq!(browser.text(&inside(".row.selected")), "not there");
    // The next key comes back to the selected step.
    browser.press("k");
    assert_eq!(where_it_is(&mut browser), "step 4,999 of 5,000");
    assert_eq!(browser.text(&inside(".row.selected")), "in sight");
    // A search goes far.
    browser.press("/");
    browser.type_text("@1234");
    browser.press("Enter");
    assert_eq!(where_it_is(&mut browser), "step 1,234 of 5,000");
    assert_eq!(browser.text(&inside(".row.selected")), "in sight");
    browser.shot("long");
    // On paper every row is there.
    let printed = "(() => { window.dispatchEvent(new Event('beforeprint')); \
                   const n = document.querySelectorAll('.row').length; \
                   window.dispatchEvent(new Event('afterprint')); return n; })()";
    assert_eq!(browser.number(printed), 5001.0);
    assert!(browser.number("document.querySelectorAll('.row').length") < 80.0);
}

#[test]
fn a_loop_is_one_row_until_it_is_unfolded() {
    let folder = scratch("page_loop");
    let Some(mut browser) = Browser::start(&folder) else { return };
    let file = folder.join("loop.tiny");
    let text = "shared x=0\nmutex m\np: repeat 250 { lock m; a := x; x := a + 1; unlock m }; assert a == -1\n";
    fs::write(&file, text).unwrap_or_else(|error| panic!("{error}"));
    browser.open(&written(&folder, "loop", &[&file.display().to_string()]), "");
    let rows = "document.querySelectorAll('.row').length";
    let folded = browser.number(rows);
    assert!(folded < 12.0, "{folded} rows");
    let text = browser.text("document.querySelector('.row.fold .box').textContent");
    assert_eq!(text, "⋮ 249 × 4 steps from lock to unlock of m");
    browser.click(".row.fold .box");
    assert_eq!(where_it_is(&mut browser), "step 1 of 1,000");
    assert!(browser.number(rows) > folded + 10.0);
}
