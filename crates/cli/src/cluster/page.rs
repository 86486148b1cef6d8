//! A small page that shows how far an exploration is: served by a few lines, for a browser next to them.

use mazurka_cluster::Status;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// What is shown.
type Latest = Arc<Mutex<Option<Status>>>;

/// Who asks for a page does so soon, and in a few words.
const PATIENCE: Duration = Duration::from_secs(2);
const LONGEST: u64 = 8192;

/// Serves the page from now on.
pub(super) fn serve(address: &str, latest: Latest) -> Result<(), String> {
    let listener = TcpListener::bind(address).map_err(|error| format!("{address}: {error}"))?;
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            // Who goes away does not get the page.
            let _ = answer(stream, &latest);
        }
    });
    Ok(())
}

fn answer(mut stream: TcpStream, latest: &Latest) -> std::io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut request = String::new();
    BufReader::new((&stream).take(LONGEST)).read_line(&mut request)?;
    let status = latest.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let (code, kind, body) = match request.split(' ').nth(1) {
        Some("/") => ("200 OK", "text/html; charset=utf-8", PAGE.to_string()),
        Some("/status.json") => {
            ("200 OK", "application/json", serde_json::to_string(&status).unwrap_or_default())
        }
        _ => ("404 Not Found", "text/plain", "there is no such page\n".to_string()),
    };
    write!(
        stream,
        "HTTP/1.1 {code}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-store\r\n\
         X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
}

/// The page: it asks for the status every second. Names are shown as text, whatever is in them.
const PAGE: &str = r#"<!doctype html>
<html lang="en"><meta charset="utf-8"><title>mazurka cluster</title>
<style>
:root { color-scheme: light dark; font: 16px system-ui, sans-serif; }
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: right; padding: .2rem .6rem; }
th:first-child, td:first-child { text-align: left; } tr:nth-child(even) { background: #8882; }
progress { width: 100%; }
</style>
<h1 id="program">mazurka cluster</h1>
<p id="state" role="status">waiting for a coordinator</p>
<progress id="share" max="1" hidden></progress>
<table><thead><tr><th>worker<th>executions<th>per second<th>items<th></tr></thead><tbody id="workers"></tbody></table>
<script>
const by = id => document.getElementById(id), n = x => Math.round(x).toLocaleString("en");
async function look() {
  try {
    const s = await (await fetch("status.json")).json();
    if (!s) return;
    const rate = s.workers.reduce((sum, w) => sum + w.rate, 0);
    by("program").textContent = s.program;
    let text = `${n(s.executions)} executions, ${n(rate)} per second, ${n(s.done)} items done, ${n(s.open)} open, `
      + `${s.hungry} workers wait, ${n(s.seconds)} s`;
    if (s.violations) text += `, ${s.violations} violations`;
    if (s.expected) text += `; about ${n(s.expected)} expected, ${n(Math.max(0, s.expected - s.executions) / Math.max(rate, 1e-9))} s left`;
    by("state").textContent = (s.over ? "over: " : "") + text;
    by("share").hidden = !s.expected;
    by("share").value = s.expected ? Math.min(1, s.executions / s.expected) : 0;
    by("workers").replaceChildren(...s.workers.map(w => {
      const row = document.createElement("tr");
      for (const cell of [w.name, n(w.executions), n(w.rate), n(w.items), w.idle ? "waits" : ""]) {
        row.appendChild(document.createElement("td")).textContent = cell;
      }
      return row;
    }));
  } catch { by("state").textContent = "the status cannot be reached"; }
}
look(); setInterval(look, 1000);
</script>
"#;
