//! Whether everybody can use the page: names, roles, contrast, paper.
//!
//! `make axe` runs the rules of axe-core besides, which npm has to fetch: `MAZURKA_AXE` names its file.

use crate::browser::Browser;
use crate::support::scratch;
use crate::written;
use serde_json::json;

/// Pages with all that there can be on one, with the options of their programs.
const PAGES: [(&str, &[&str]); 7] = [
    ("pool", &["tests/programs/fail/cxx/thread_pool_one_wakes.cpp"]),
    ("deletes", &["tests/programs/fail/causes/two_deletes.c"]),
    ("deadlock", &["examples/abba.c"]),
    ("order", &["examples/relaxed_flag.c", "--check", "memory-orders"]),
    ("messages", &["examples/ui_race.c"]),
    ("coverage", &["tests/coverage/schedules.c", "--coverage"]),
    ("verified", &["examples/locked_counter.c"]),
];

/// Texts with less contrast to what is behind them than the 4.5 : 1 of WCAG 2.1, as far as they are shown.
const FAINT: &str = "(() => {
  const parse = (c) => { const n = c.match(/[\\d.]+/g).map(Number); return { r: n[0], g: n[1], b: n[2], a: n.length > 3 ? n[3] : 1 }; };
  const channel = (v) => { v /= 255; return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; };
  const light = (c) => 0.2126 * channel(c.r) + 0.7152 * channel(c.g) + 0.0722 * channel(c.b);
  const behind = (e) => { for (; e; e = e.parentElement) { const c = parse(getComputedStyle(e).backgroundColor); if (c.a > 0.99) return c; } return parse('rgb(255,255,255)'); };
  const faint = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let t = texts.nextNode(); t; t = texts.nextNode()) {
    const e = t.parentElement, style = getComputedStyle(e);
    if (!t.textContent.trim() || ['SCRIPT', 'NOSCRIPT', 'STYLE', 'OPTION'].includes(e.tagName) || !e.getClientRects().length) continue;
    const own = e.closest('svg'), box = own && e.parentElement.querySelector(':scope > rect');
    const colour = parse(own ? style.fill : style.color), back = box ? parse(getComputedStyle(box).fill) : behind(e);
    const [a, b] = [light(colour), light(back)].sort((x, y) => y - x);
    if ((a + 0.05) / (b + 0.05) < 4.5) faint.push(`${t.textContent.trim()} (${e.className.baseVal || e.className || e.tagName})`);
  }
  return faint.join('; ');
})()";

/// Controls without a name, options outside of a list, identifiers that are there twice.
const UNNAMED: &str = "(() => {
  const wrong = [];
  for (const e of document.querySelectorAll('button, select, input, a, summary, [role=listbox], [role=img], [role=region], aside, section')) {
    if (e.tagName === 'SECTION' && !e.hasAttribute('aria-label')) continue;
    const name = e.getAttribute('aria-label') || (e.labels && e.labels.length ? e.labels[0].textContent : '') || e.textContent;
    if (!name.trim()) wrong.push(e.id || e.outerHTML);
  }
  for (const e of document.querySelectorAll('[role=option]')) if (!e.parentElement.matches('[role=listbox]') || !e.hasAttribute('aria-selected')) wrong.push('option');
  const list = document.querySelector('[role=listbox]'), active = list && list.getAttribute('aria-activedescendant');
  if (list && document.querySelector('.row.selected') && (!active || !document.getElementById(active).matches('.selected'))) wrong.push('active descendant');
  const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);
  ids.forEach((id, i) => { if (ids.indexOf(id) !== i) wrong.push(`twice: ${id}`); });
  for (const tag of ['main', 'h1']) if (document.querySelectorAll(tag).length !== 1) wrong.push(tag);
  if (!document.documentElement.lang || !document.title) wrong.push('language or title');
  return wrong.join('; ');
})()";

#[test]
fn texts_can_be_read_and_controls_have_names() {
    let folder = scratch("page_accessible");
    let Some(mut browser) = Browser::start(&folder) else { return };
    let axe = std::env::var_os("MAZURKA_AXE").map(|file| {
        std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
    });
    for (name, arguments) in PAGES {
        let page = written(&folder, name, arguments);
        for (width, theme) in [(1400, "light"), (1400, "dark"), (480, "light")] {
            browser.size(width, 900);
            browser.open(&page, if theme == "dark" { "#dark" } else { "" });
            let shown = format!("{name}-{width}-{theme}");
            browser.shot(&shown);
            assert_eq!(browser.text(FAINT), "", "{shown}");
            assert_eq!(browser.text(UNNAMED), "", "{shown}");
            if let Some(axe) = &axe {
                browser.value(&format!("{axe}; 0"));
                let found = "axe.run().then((r) => r.violations.map((v) => v.id + ': ' + \
                             v.nodes.map((n) => n.target).join()).join('; '))";
                assert_eq!(browser.text(found), "", "{shown}");
            }
        }
    }
}

#[test]
fn on_paper_there_are_no_controls_and_nothing_is_cut_off() {
    let folder = scratch("page_print");
    let Some(mut browser) = Browser::start(&folder) else { return };
    let page = written(&folder, "deletes", PAGES[1].1);
    browser.open(&page, "#dark");
    browser.ask("Emulation.setEmulatedMedia", json!({ "media": "print" }));
    browser.value("window.dispatchEvent(new Event('beforeprint'))");
    let shown = |id: &str| format!("document.getElementById('{id}').getClientRects().length > 0");
    for id in ["tools", "minimap"] {
        assert_eq!(browser.text(&shown(id)), "false", "{id}");
    }
    let cut = "(() => { const l = document.getElementById('lanes'); return l.scrollHeight - l.clientHeight; })()";
    assert!(browser.number(cut) <= 1.0);
    assert_eq!(
        browser.text("getComputedStyle(document.body).backgroundColor"),
        "rgb(255, 255, 255)"
    );
    assert_eq!(browser.text(FAINT), "");
    browser.shot("print");
}
