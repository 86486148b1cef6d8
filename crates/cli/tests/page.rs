//! The report page, in a real browser: it draws itself, and answers to keys and clicks.
//!
//! Needs Chromium; without it the tests say so, loudly, and do nothing. `MAZURKA_SHOTS=FOLDER` keeps a
//! picture of each page.

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use support::{BUGS, mazurka, scratch};

/// Presses keys as a reader would, and writes down what the page shows after each.
const PRESS: &str = "<script>
const seen = [];
const look = (what) => seen.push(what + ':' + document.getElementById('where').value + ':' +
  document.querySelectorAll('#lanes .event').length + ':' + document.querySelectorAll('#lanes .selected').length);
const press = (key) => { document.dispatchEvent(new KeyboardEvent('keydown', { key })); look(key); };
look('start');
['Home', 'j', 'ArrowDown', 'k', 'End', 'a', 'a', 'Home', 'c', 'c', 'h', 'd'].forEach(press);
document.querySelector('#lanes .event').dispatchEvent(new MouseEvent('click'));
look('click');
document.querySelector('#cause a.step').click();
look('link');
document.querySelector('#threads input').click();
look('thread');
document.querySelector('#threads input').click();
document.body.dataset.theme = document.documentElement.dataset.theme;
document.body.dataset.seen = seen.join('|');
</script></body>";

fn chromium() -> Option<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let runs = |name: &&str| {
        let mut command = Command::new(name);
        command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    let found = names.into_iter().find(runs).map(PathBuf::from);
    if found.is_none() {
        eprintln!(
            "SKIPPED: no Chromium here, so the report page is NOT TESTED (apt-get install chromium)"
        );
    }
    found
}

/// Opens a page; `arguments` say what to do with it.
fn browse(chromium: &Path, folder: &Path, page: &Path, arguments: &[&str]) -> String {
    let profile = folder.join("profile").display().to_string();
    let mut command = Command::new(chromium);
    command.args([
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
    ]);
    command.args([
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ]);
    command.arg(format!("--user-data-dir={profile}")).arg("--virtual-time-budget=4000");
    command.args(arguments).arg(format!("file://{}", page.display()));
    let output = command.output().unwrap_or_else(|error| panic!("cannot run Chromium: {error}"));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The value of an attribute of the body.
fn noted<'a>(page: &'a str, name: &str) -> &'a str {
    let body = page.find("<body").map_or("", |at| &page[at..]);
    let head = &body[..body.find('>').unwrap_or(body.len())];
    let from = head.find(&format!("data-{name}=\"")).map(|at| at + name.len() + 7);
    from.map_or("", |at| head[at..].split('"').next().unwrap_or_default())
}

#[test]
fn pages_of_known_bugs_draw_themselves() {
    let Some(chromium) = chromium() else { return };
    let folder = scratch("page_draw");
    for (program, cause) in BUGS {
        let page = folder.join(format!("{program}.html"));
        let name = page.display().to_string();
        let output = mazurka(&["check", &format!("examples/{program}"), "--html", &name]);
        assert_eq!(output.status.code(), Some(1), "{program}");
        let text = fs::read_to_string(&page).unwrap_or_default();
        assert!(
            !text.contains("http://") || text.matches("http://").count() == 1,
            "only a namespace"
        );
        assert!(!text.contains("https://"), "nothing is fetched");
        let drawn = browse(&chromium, &folder, &page, &["--dump-dom"]);
        assert_eq!((noted(&drawn, "ready"), noted(&drawn, "error")), ("yes", ""), "{program}");
        assert!(drawn.contains(&format!("<strong>{cause}: </strong>")), "{program}");
        let passes = ["lost_update.c", "abba.c"].contains(program);
        assert!(!passes || drawn.contains("nearest passing execution: "), "{program}");
        assert!(drawn.matches("data-step=\"").count() >= 3, "{program}");
        assert!(drawn.contains("class=\"fail\""), "{program}");
        if let Some(kept) = std::env::var_os("MAZURKA_SHOTS") {
            let shot = PathBuf::from(kept).join(format!("{program}.png"));
            let shot = format!("--screenshot={}", shot.display());
            browse(
                &chromium,
                &folder,
                &page,
                &[&shot, "--window-size=1400,900", "--hide-scrollbars"],
            );
        }
    }
}

#[test]
fn a_page_answers_to_keys_and_clicks() {
    let Some(chromium) = chromium() else { return };
    let folder = scratch("page_keys");
    let page = folder.join("aba.html");
    // Its first violation has a step that does not matter.
    let optimal = ["check", "examples/aba_stack.c", "--algorithm", "optimal"];
    mazurka(&[&optimal[..], &["--html", &page.display().to_string()]].concat());
    let text = fs::read_to_string(&page).unwrap_or_default();
    fs::write(&page, text.replace("</body>", PRESS)).unwrap_or_else(|error| panic!("{error}"));
    let drawn = browse(&chromium, &folder, &page, &["--dump-dom"]);
    assert_eq!(noted(&drawn, "error"), "");
    let expected = [
        // The set-up is folded, and more, unless a step in it is the current one.
        "start:step 21 of 22:16:1",
        "Home:step 1 of 22:17:1",
        "j:step 7 of 22:16:1",
        "ArrowDown:step 8 of 22:16:1",
        "k:step 7 of 22:16:1",
        // The last step does not matter, so going there shows all.
        "End:step 22 of 22:17:1",
        "a:step 22 of 22:16:0",
        "a:step 22 of 22:17:1",
        "Home:step 1 of 22:18:1",
        // Nothing happens before the first step but itself.
        "c:step 1 of 22:1:1",
        "c:step 1 of 22:18:1",
        "h:step 1 of 22:18:1",
        "d:step 1 of 22:18:1",
        "click:step 1 of 22:18:1",
    ];
    let seen: Vec<&str> = noted(&drawn, "seen").split('|').collect();
    assert_eq!(seen[..expected.len().min(seen.len())], expected);
    assert!(seen[expected.len()].starts_with("link:step "), "{seen:?}");
    assert!(seen[expected.len() + 1].ends_with(":13:1"), "main has 9 of 22 steps: {seen:?}");
    assert_eq!(noted(&drawn, "theme"), "dark");
}

#[test]
fn a_page_of_a_verified_program_says_so() {
    let Some(chromium) = chromium() else { return };
    let folder = scratch("page_verified");
    let page = folder.join("ok.html");
    mazurka(&["check", "examples/locked_counter.tiny", "--html", &page.display().to_string()]);
    let drawn = browse(&chromium, &folder, &page, &["--dump-dom"]);
    assert_eq!((noted(&drawn, "ready"), noted(&drawn, "error")), ("yes", ""));
    assert!(drawn.contains("badge verified"));
}
