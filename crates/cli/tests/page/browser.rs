//! Chromium over a pipe: opens pages, presses keys and clicks as a person would, and asks pages what they show.
//!
//! The protocol is that of Chromium's developer tools, one JSON object at a time with a zero byte after each. With
//! `--remote-debugging-pipe` Chromium reads them from descriptor 3 and answers on 4, which a shell connects to two
//! named pipes.

use serde_json::{Value, json};
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// How long Chromium may take for anything.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running Chromium with one page.
pub(crate) struct Browser {
    chromium: Child,
    commands: File,
    answers: Receiver<Value>,
    /// The number of the last command.
    last: u64,
    /// The connection to the page; empty before there is one.
    session: String,
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.chromium.kill();
        let _ = self.chromium.wait();
    }
}

impl Browser {
    /// Starts Chromium with its files in a folder; nothing, said loudly, if there is none.
    pub(crate) fn start(folder: &Path) -> Option<Browser> {
        let Some(chromium) = installed() else {
            eprintln!(
                "SKIPPED: no Chromium here, so the report page is NOT TESTED (apt-get install chromium)"
            );
            return None;
        };
        let [to, from] = ["commands", "answers"].map(|name| folder.join(name));
        let made = Command::new("mkfifo").args([&to, &from]).status();
        assert!(made.is_ok_and(|status| status.success()), "mkfifo");
        let mut shell = Command::new("sh");
        shell.args(["-c", "exec \"$@\" 3<commands 4>answers 2>/dev/null", "sh"]);
        shell.current_dir(folder).arg(chromium).args(FLAGS).arg("--remote-debugging-pipe");
        shell.arg(format!("--user-data-dir={}", folder.join("profile").display()));
        let chromium = shell.stdout(Stdio::null()).spawn();
        let chromium = chromium.unwrap_or_else(|error| panic!("cannot run Chromium: {error}"));
        let commands = File::options().write(true).open(to);
        let commands = commands.unwrap_or_else(|error| panic!("pipe: {error}"));
        let answers = listen(from);
        let mut browser = Browser { chromium, commands, answers, last: 0, session: String::new() };
        let page = browser.ask("Target.createTarget", json!({ "url": "about:blank" }));
        let attach = json!({ "targetId": page["targetId"], "flatten": true });
        let attached = browser.ask("Target.attachToTarget", attach);
        browser.session = attached["sessionId"].as_str().unwrap_or_default().to_string();
        browser.ask("Page.enable", json!({}));
        browser.size(1400, 900);
        Some(browser)
    }

    /// Sends a command and waits for its answer.
    pub(crate) fn ask(&mut self, method: &str, params: Value) -> Value {
        self.last += 1;
        let mut command = json!({ "id": self.last, "method": method, "params": params });
        if !self.session.is_empty() {
            command["sessionId"] = json!(self.session);
        }
        let sent = self.commands.write_all(format!("{command}\0").as_bytes());
        sent.unwrap_or_else(|error| panic!("{method}: {error}"));
        let number = self.last;
        let answer = self.wait(|message| message["id"] == number, method);
        assert!(answer["error"].is_null(), "{method}: {answer}");
        answer["result"].clone()
    }

    fn wait(&self, fits: impl Fn(&Value) -> bool, what: &str) -> Value {
        loop {
            let message = self.answers.recv_timeout(PATIENCE);
            let message = message.unwrap_or_else(|error| panic!("{what}: {error}"));
            if fits(&message) {
                return message;
            }
        }
    }

    /// Opens a page and waits until it is there; `address` is what follows the name of the file.
    pub(crate) fn open(&mut self, page: &Path, address: &str) {
        self.ask("Page.navigate", json!({ "url": "about:blank" }));
        self.wait(|message| message["method"] == "Page.loadEventFired", "about:blank");
        let url = format!("file://{}{address}", page.display());
        self.ask("Page.navigate", json!({ "url": url }));
        self.wait(|message| message["method"] == "Page.loadEventFired", "the page");
        assert_eq!(self.text("document.body.dataset.error || ''"), "", "{}", page.display());
        assert_eq!(self.text("document.body.dataset.ready"), "yes", "{}", page.display());
    }

    /// The value of an expression in the page; a promise is waited for.
    pub(crate) fn value(&mut self, expression: &str) -> Value {
        let params =
            json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let answer = self.ask("Runtime.evaluate", params);
        assert!(answer["exceptionDetails"].is_null(), "{expression}: {answer}");
        answer["result"]["value"].clone()
    }

    /// The value of an expression that is a text.
    pub(crate) fn text(&mut self, expression: &str) -> String {
        let value = self.value(expression);
        value.as_str().map_or_else(|| value.to_string(), str::to_string)
    }

    /// The value of an expression that is a number.
    pub(crate) fn number(&mut self, expression: &str) -> f64 {
        let value = self.value(expression);
        value.as_f64().unwrap_or_else(|| panic!("{expression}: {value}"))
    }

    /// Presses a key where the focus is.
    pub(crate) fn press(&mut self, key: &str) {
        let code = match key {
            "ArrowDown" => 40,
            "ArrowUp" => 38,
            "ArrowLeft" => 37,
            "ArrowRight" => 39,
            "Enter" => 13,
            "Escape" => 27,
            "Tab" => 9,
            "Home" => 36,
            "End" => 35,
            "PageUp" => 33,
            "PageDown" => 34,
            _ => 0,
        };
        let text = if key == "Enter" { "\r" } else { key };
        let mut event = json!({ "type": "keyDown", "key": key, "windowsVirtualKeyCode": code });
        if text.chars().count() == 1 {
            event["text"] = json!(text);
        }
        self.ask("Input.dispatchKeyEvent", event);
        let up = json!({ "type": "keyUp", "key": key, "windowsVirtualKeyCode": code });
        self.ask("Input.dispatchKeyEvent", up);
    }

    /// Presses keys one after the other.
    pub(crate) fn type_text(&mut self, text: &str) {
        text.chars().for_each(|key| self.press(&key.to_string()));
    }

    /// Clicks in the middle of the first element that fits.
    pub(crate) fn click(&mut self, selector: &str) {
        let find = format!(
            "(() => {{ const e = document.querySelector({selector:?}); \
             e.scrollIntoView({{ block: 'nearest' }}); const b = e.getBoundingClientRect(); \
             return [b.left + b.width / 2, b.top + b.height / 2]; }})()"
        );
        let at = self.value(&find);
        for kind in ["mousePressed", "mouseReleased"] {
            let buttons = u8::from(kind == "mousePressed");
            let event = json!({ "type": kind, "x": at[0], "y": at[1], "button": "left",
                                "buttons": buttons, "clickCount": 1 });
            self.ask("Input.dispatchMouseEvent", event);
        }
    }

    /// Sets the size of the window.
    pub(crate) fn size(&mut self, width: u32, height: u32) {
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.ask("Emulation.setDeviceMetricsOverride", metrics);
    }

    /// Keeps a picture of the page in the folder that `MAZURKA_SHOTS` names, if it does.
    pub(crate) fn shot(&mut self, name: &str) {
        let Some(folder) = std::env::var_os("MAZURKA_SHOTS") else { return };
        let shot = self.ask("Page.captureScreenshot", json!({ "format": "png" }));
        let bytes = decoded(shot["data"].as_str().unwrap_or_default());
        let file = PathBuf::from(folder).join(format!("{name}.png"));
        fs::write(&file, bytes).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
}

const FLAGS: [&str; 9] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
];

fn installed() -> Option<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let runs = |name: &&str| {
        let mut command = Command::new(name);
        command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    names.into_iter().find(runs).map(PathBuf::from)
}

/// Reads answers and events for as long as Chromium runs.
fn listen(pipe: PathBuf) -> Receiver<Value> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        let Ok(file) = File::open(pipe) else { return };
        for message in BufReader::new(file).split(0).map_while(Result::ok) {
            let parsed = serde_json::from_slice(&message);
            if sender.send(parsed.unwrap_or(Value::Null)).is_err() {
                return;
            }
        }
    });
    receiver
}

/// The bytes that a text in base64 stands for.
fn decoded(text: &str) -> Vec<u8> {
    let digit = |byte: u8| match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let digits: Vec<u8> = text.bytes().filter_map(digit).collect();
    let group = |four: &[u8]| {
        let bits = four.iter().fold(0u32, |bits, &digit| bits << 6 | u32::from(digit));
        let bits = bits << (6 * (4 - four.len()));
        bits.to_be_bytes()[1..four.len()].to_vec()
    };
    digits.chunks(4).flat_map(group).collect()
}
