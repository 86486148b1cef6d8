'use strict';
window.addEventListener('error', (e) => { document.body.dataset.error = e.message; });
// Draws a report from the JSON in the page. Steps are numbered from 1, as everywhere.
const data = JSON.parse(document.getElementById('data').textContent);
const report = data.saved.report;
const $ = (id) => document.getElementById(id);
const SVG = 'http://www.w3.org/2000/svg';
const ROW = 32, TOP = 44, LEFT = 96, PAD = 10, CHAR = 7.7;

// What is shown.
let violation = report.violations[0];
let folds = (data.folds[0] || []);
let open = new Set();
let current = 1;
let hidden = new Set();
let object = '';

function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === 'class') node.className = value;
    else if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

function svg(name, attributes = {}, ...children) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

const step = (number) => violation.trace[number - 1];
// What a step does and what a thread waits in, in the words of the report for people.
report.violations.forEach((v, i) => {
  v.trace.forEach((s, j) => { s.words = data.steps[i][j]; });
  (v.waiting || []).forEach((w, j) => { w.words = data.waits[i][j]; });
});
const words = (s) => s.words;
const grouped = (n) => n.toLocaleString('en-US');
const counted = (n, noun) => `${grouped(n)} ${noun}${n === 1 ? '' : 's'}`;
const place = (s) => (s && s.file ? `${s.file.split('/').pop()}:${s.line}` : '');
const whole = (name) => (name || '').split(/[+[.]/)[0];

// Whether step a happens before step b or is it.
const before = (a, b) => {
  const thread = step(a).thread_number;
  return (step(b).clock[thread] || 0) >= (step(a).clock[thread] || 0);
};

// Steps in which something is said about other steps get links.
function linked(text) {
  const node = element('span');
  let at = 0;
  for (const match of text.matchAll(/steps? (\d+)/g)) {
    const number = Number(match[1]);
    node.append(text.slice(at, match.index));
    node.append(number > 0 && number <= violation.trace.length ? link(number, match[0]) : match[0]);
    at = match.index + match[0].length;
  }
  node.append(text.slice(at));
  return node;
}

function link(number, text) {
  return element('a', { class: 'step', tabindex: '0', role: 'link', onclick: () => select(number), onkeydown: (e) => e.key === 'Enter' && select(number) }, text || `step ${number}`);
}

function head() {
  const explored = report.explored;
  const kinds = ['complete', 'blocked', 'bounded', 'redundant'].filter((k) => explored[k] > 0).map((k) => `${grouped(explored[k])} ${k}`).join(', ');
  const title = violation ? data.headlines[report.violations.indexOf(violation)]
    : report.verdict === 'verified' ? 'every execution was explored, and none violates a property' : 'a limit cut the exploration; it had found no violation';
  const cut = report.limits_hit.length ? `cut by ${report.limits_hit.join(', ')}` : report.verdict === 'violation' ? 'stopped at the violation unless --keep-going was given' : 'nothing was cut';
  const copy = element('button', { onclick: () => { navigator.clipboard && navigator.clipboard.writeText(data.replay); copy.textContent = 'copied'; } }, 'copy');
  $('head').replaceChildren(
    element('h1', {}, element('span', { class: `badge ${report.verdict}` }, report.verdict), violation ? element('span', { class: 'mono' }, `${violation.kind}: `) : null, title),
    element('p', { class: 'facts' }, element('b', {}, report.program), violation && violation.location ? ` · ${violation.location.file}:${violation.location.line}:${violation.location.column}` : '',
      violation ? ` · execution ${violation.execution}` : ''),
    element('p', { class: 'facts' }, element('b', {}, counted(explored.executions, 'execution')), `${kinds ? ` (${kinds})` : ''} · ${counted(explored.steps, 'step')} · ${cut} · algorithm `, element('b', {}, report.algorithm),
      ` · memory model ${report.memory_model} · ${report.seconds.toFixed(3)} s · mazurka ${report.mazurka}`),
    element('p', { class: 'facts' }, 'checked as ', element('code', {}, `mazurka check ${data.saved.arguments.join(' ')}`)),
    violation ? element('div', { class: 'command' }, element('span', { class: 'facts' }, 'replay'), element('code', {}, data.replay), copy) : '');
}

function cause() {
  const c = violation.cause;
  // What the end of the execution shows is certain; other causes are guessed from the shape of it.
  const likely = !(violation.waiting || []).length && !['data-race', 'memory-order'].includes(violation.kind);
  const passing = data.passing[data.saved.report.violations.indexOf(violation)];
  const known = c ? [element('p', {}, likely ? element('b', {}, 'likely cause: ') : element('b', {}, 'cause: '), element('strong', {}, `${c.name}: `), linked(c.explanation)), element('p', {}, element('b', {}, 'help: '), c.help)] : [];
  $('cause').replaceChildren(...known, ...(passing ? [element('p', {}, element('b', {}, 'nearest passing execution: '), linked(passing))] : []));
}

// The rows to draw: steps and folded repetitions, then the end.
function rows() {
  const all = $('all').checked, cone = $('cone').checked;
  const inCause = (n) => violation.cause && violation.cause.steps.includes(n);
  const seen = (s, n) => (all || s.matters || inCause(n)) && !hidden.has(s.thread) && (!object || whole(s.object) === object) && (!cone || before(n, current));
  const list = [];
  violation.trace.forEach((s, i) => {
    const n = i + 1;
    if (!seen(s, n)) return;
    const fold = folds.find(([from, to]) => n > from && n <= to && !open.has(from));
    if (!fold || n === current) list.push({ step: s, number: n });
    else if (!list.length || list[list.length - 1].fold !== fold) list.push({ fold, step: s });
  });
  return list;
}

function lanes() {
  const list = rows();
  const names = violation.threads.filter((name) => !hidden.has(name) && (list.some((row) => row.step.thread === name) || (violation.waiting || []).some((w) => w.thread === name) || violation.thread === name));
  const waiting = (violation.waiting || []).filter((w) => names.includes(w.thread));
  const waits = (w) => `✗ ${w.words}${w.holder ? ` (held by ${w.holder})` : ''}`;
  const text = (row) => (row.fold ? row.fold[2] : words(row.step));
  const widths = names.map((name) => {
    const texts = list.filter((row) => row.step.thread === name).map(text).concat(waiting.filter((w) => w.thread === name).map(waits), [name, '✗ assertion']);
    return Math.min(430, Math.max(...texts.map((t) => t.length)) * CHAR + 34);
  });
  const starts = widths.map((_, i) => LEFT + widths.slice(0, i).reduce((a, b) => a + b + 26, 0));
  const ending = waiting.length || violation.thread ? 1 : 0;
  const height = TOP + (list.length + ending) * ROW + 16;
  const width = Math.max(300, LEFT + widths.reduce((a, b) => a + b + 26, 0));
  const root = svg('svg', { width, height, viewBox: `0 0 ${width} ${height}`, role: 'presentation' });
  root.append(svg('defs', {}, marker('tip', 'var(--soft)'), marker('tipfrom', 'var(--accent)'), marker('tiprace', 'var(--bad)'),
    svg('pattern', { id: 'hatch', width: 8, height: 8, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' }, svg('rect', { width: 3, height: 8, fill: 'var(--bad-soft)' }))));
  const column = (name) => names.indexOf(name);
  names.forEach((name, i) => {
    const x = starts[i] + widths[i] / 2;
    root.append(svg('line', { class: 'lane', x1: x, y1: 30, x2: x, y2: height }));
    const label = svg('text', { class: 'name', x, y: 16 });
    label.textContent = name;
    root.append(label);
  });
  const y = new Map();
  list.forEach((row, i) => { if (row.number) y.set(row.number, TOP + i * ROW); });
  bars(root, waiting, { column, starts, widths, y, height });
  const arrowLayer = svg('g');
  root.append(arrowLayer);
  list.forEach((row, i) => root.append(box(row, TOP + i * ROW, starts[column(row.step.thread)], widths[column(row.step.thread)], text(row))));
  arrows(arrowLayer, { column, starts, widths, y });
  ends(root, waiting, waits, { column, starts, widths, y: TOP + list.length * ROW });
  $('lanes').replaceChildren(root);
}

function marker(id, colour) {
  return svg('marker', { id, viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto-start-reverse' }, svg('path', { d: 'M0 0 L8 4 L0 8 z', style: `fill:${colour}` }));
}

// A hatched bar where a thread waits, from its last step to the end.
function bars(root, waiting, { column, starts, widths, y, height }) {
  for (const w of waiting) {
    const mine = violation.trace.map((s, i) => [s, i + 1]).filter(([s, n]) => s.thread === w.thread && y.has(n)).pop();
    const from = mine ? y.get(mine[1]) + ROW : TOP - 8;
    const c = column(w.thread);
    root.append(svg('rect', { class: 'blocked', x: starts[c] + 6, y: from - 4, width: widths[c] - 12, height: Math.max(0, height - from - 10), rx: 4 }));
  }
}

function box(row, top, x, width, text) {
  const s = row.step, n = row.number;
  const inCause = violation.cause && violation.cause.steps.includes(n);
  const racing = n && (s.races && s.races.length || violation.trace.some((o) => o.races && o.races.includes(n)));
  const classes = ['event', s.effect, row.fold ? 'fold' : '', inCause ? 'incause' : '', racing ? 'race' : '', n === current ? 'selected' : '', n > current ? 'future' : ''];
  const group = svg('g', { class: classes.join(' '), role: 'option', 'aria-selected': n === current, 'data-step': n || '', 'aria-label': n ? `step ${n}, ${s.thread}: ${text}` : text });
  group.append(svg('rect', { class: 'box', x, y: top, width, height: ROW - 8, rx: 5 }), svg('rect', { class: 'tick', x, y: top + 3, width: 4, height: ROW - 14, rx: 2 }));
  const add = (cls, at, value) => { const t = svg('text', { class: cls, x: at, y: top + (ROW - 8) / 2 }); t.textContent = value; group.append(t); };
  const fits = Math.floor((width - 18) / CHAR);
  add('what', x + PAD, text.length > fits ? `${text.slice(0, fits - 1)}…` : text);
  if (n) { add('number', 30, n); add('place', LEFT - 14, s.line ? `:${s.line}` : ''); }
  const title = svg('title');
  title.textContent = row.fold ? 'click to unfold' : `step ${n}: ${s.thread} ${text}${s.from ? `\nfrom step ${s.from} (${step(s.from).thread})` : ''}${s.file ? `\n${s.file}:${s.line}` : ''}`;
  group.append(title);
  group.addEventListener('click', () => { if (row.fold) { open.add(row.fold[0]); lanes(); } else select(n); });
  return group;
}

function arrows(layer, { column, starts, widths, y }) {
  const middle = (n) => y.get(n) + (ROW - 8) / 2;
  const draw = (a, b, cls, tip, both) => {
    if (!y.has(a) || !y.has(b) || step(a).thread === step(b).thread) return;
    const [ca, cb] = [column(step(a).thread), column(step(b).thread)];
    const right = cb > ca;
    const [x1, x2] = [right ? starts[ca] + widths[ca] : starts[ca], right ? starts[cb] : starts[cb] + widths[cb]];
    const bend = (right ? 1 : -1) * Math.max(18, Math.abs(x2 - x1) / 2);
    const [y1, y2] = [middle(a), middle(b)];
    const dim = b > current ? ' dim' : '';
    const path = svg('path', { class: `arrow ${cls}${dim}`, d: `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`, 'marker-end': `url(#${tip})` });
    if (both) path.setAttribute('marker-start', `url(#${tip})`);
    layer.append(path);
  };
  violation.trace.forEach((s, i) => {
    const n = i + 1, races = s.races || [];
    if ($('order').checked) (s.after || []).filter((a) => a !== s.from && !races.includes(a)).forEach((a) => draw(a, n, 'hb', 'tip'));
    if (s.from && !races.includes(s.from)) draw(s.from, n, 'from', 'tipfrom');
    races.forEach((a) => draw(a, n, 'racing', 'tiprace', true));
  });
}

// The last row: where it fails, or what is waited for.
function ends(root, waiting, waits, { column, starts, widths, y }) {
  const add = (thread, text, spot) => {
    const c = column(thread);
    if (c < 0) return;
    const group = svg('g', { class: 'fail' });
    const t = svg('text', { x: starts[c] + PAD, y: y + (ROW - 8) / 2 });
    t.textContent = text;
    group.append(svg('rect', { class: 'box', x: starts[c], y, width: widths[c], height: ROW - 8, rx: 5 }), t);
    if (spot && spot.line) { const p = svg('text', { class: 'place', x: LEFT - 14, y: y + (ROW - 8) / 2 }); p.textContent = `:${spot.line}`; if (!waiting.length) group.append(p); }
    root.append(group);
  };
  if (violation.thread) add(violation.thread, `✗ ${violation.kind}`, violation.location);
  waiting.forEach((w) => add(w.thread, waits(w), w));
}

// The source around a line, with the lines of related steps marked.
function source(spot, others) {
  const file = data.saved.sources.find((s) => s.file === spot.file);
  if (!file) return element('p', { class: 'empty' }, 'the source is not in this report');
  const lines = file.text.split('\n');
  const marked = new Set(others.filter((o) => o && o.file === spot.file).map((o) => o.line));
  const near = [spot.line, ...marked].flatMap((line) => [line - 2, line - 1, line, line + 1, line + 2]);
  const wanted = [...new Set(near)].filter((line) => line >= 1 && line <= lines.length).sort((a, b) => a - b);
  const shown = [];
  wanted.forEach((line, i) => {
    if (i > 0 && line > wanted[i - 1] + 1) shown.push(element('div', { class: 'empty' }, element('i', {}, '⋮'), ''));
    const cls = line === spot.line ? 'here' : marked.has(line) ? 'other' : '';
    shown.push(element('div', { class: cls }, element('i', {}, String(line)), lines[line - 1]));
  });
  return element('pre', { class: 'source', 'aria-label': `${spot.file}, line ${spot.line}` }, ...shown);
}

function details() {
  const s = step(current);
  const line = (name, ...value) => element('tr', {}, element('th', {}, name), element('td', {}, ...value));
  const list = (numbers) => numbers.flatMap((n, i) => [i ? ', ' : '', link(n, `${step(n).thread}@${n}`)]);
  const raced = violation.trace.map((o, i) => [o, i + 1]).filter(([o]) => (o.races || []).includes(current)).map(([, n]) => n);
  const races = (s.races || []).concat(raced);
  const causes = violation.trace.map((_, i) => i + 1).filter((n) => n !== current && before(n, current)).length;
  const table = element('table', {},
    line('thread', s.thread), line('does', element('code', {}, words(s))),
    s.holds !== undefined ? line('value after', element('code', {}, `${s.object}: ${s.holds}`)) : null,
    s.from ? line('comes from', ...list([s.from])) : s.effect === 'read' ? line('comes from', 'the start') : null,
    races.length ? line('races with', ...list(races)) : null,
    (s.after || []).length ? line('after', ...list(s.after)) : null,
    line('depends on', counted(causes, 'earlier step')),
    line('clock', element('code', {}, violation.threads.map((name, i) => `${name} ${s.clock[i] || 0}`).join(' · '))),
    line('relevant', s.matters ? 'yes' : 'no: the violation does not depend on it'));
  const related = races.concat(s.from ? [s.from] : []).map(step);
  const failing = violation.location && s.file ? [violation.location] : [];
  $('event').replaceChildren(element('h2', {}, `Step ${current}${s.file ? ` · ${place(s)}` : ''}`), table,
    ...(s.file ? [element('h2', {}, 'Source'), source(s, related.concat(current === violation.trace.length ? failing : []))] : []));
}

function state() {
  const values = new Map();
  violation.trace.slice(0, current).forEach((s, i) => {
    if (s.object === undefined || s.holds === undefined || ['spawn', 'join', 'post'].includes(s.action)) return;
    const known = values.get(s.object);
    if (!known || known.value !== s.holds || s.effect === 'write') values.set(s.object, { value: s.holds, by: s.effect === 'read' && !known ? 0 : i + 1, step: s });
  });
  const isLock = (s) => /lock|semaphore|notify|enqueue|arrive|begin|end/.test(s.action);
  const section = (title, keep) => {
    const entries = [...values].filter(([, v]) => keep(v.step));
    if (!entries.length) return [];
    const row = ([name, v]) => element('tr', { class: v.by === current ? 'changed' : '' }, element('td', {}, element('code', {}, name)), element('td', {}, element('code', {}, v.value)), element('td', {}, v.by ? link(v.by, `${step(v.by).thread}@${v.by}`) : 'start'));
    return [element('h2', {}, title), element('table', {}, ...entries.map(row))];
  };
  const last = current === violation.trace.length || !violation.trace.slice(current).some((s) => s.matters);
  const stuck = last ? (violation.waiting || []).map((w) => element('tr', {}, element('td', {}, w.thread), element('td', {}, element('code', {}, w.words)), element('td', {}, w.holder ? `held by ${w.holder}` : '', w.since ? ' since ' : '', w.since ? link(w.since, `step ${w.since}`) : ''))) : [];
  $('state').replaceChildren(...section('Synchronisation', isLock), ...section('Variables', (s) => !isLock(s)), ...(stuck.length ? [element('h2', {}, 'Waiting forever'), element('table', {}, ...stuck)] : []));
}

function select(number, quietly) {
  if (!violation.trace.length) { lanes(); return; }
  current = Math.min(Math.max(1, number), violation.trace.length);
  if (!step(current).matters) $('all').checked = true;
  $('slider').value = current;
  $('where').value = `step ${current} of ${violation.trace.length}`;
  lanes(); details(); state();
  const chosen = document.querySelector(`[data-step="${current}"]`);
  if (chosen && !quietly) chosen.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

// The next step in a direction that is shown and fits.
function move(direction, fits = () => true) {
  const shown = rows().filter((row) => row.number).map((row) => row.number);
  const ahead = direction > 0 ? shown.filter((n) => n > current && fits(step(n))) : shown.filter((n) => n < current && fits(step(n))).reverse();
  if (ahead.length) select(ahead[0]);
}

function start(index) {
  violation = report.violations[index];
  folds = data.folds[index] || [];
  open = new Set(); hidden = new Set(); object = ''; current = 1;
  head();
  if (!violation) return;
  $('main').hidden = false;
  cause();
  $('slider').max = Math.max(1, violation.trace.length);
  const toggle = (name) => element('label', {}, element('input', { type: 'checkbox', checked: '', onchange: (e) => { if (e.target.checked) hidden.delete(name); else hidden.add(name); lanes(); } }), ` ${name}`);
  $('threads').replaceChildren(...violation.threads.map(toggle));
  const objects = [...new Set(violation.trace.filter((s) => !['spawn', 'join', 'post'].includes(s.action)).map((s) => whole(s.object)).filter(Boolean))].sort();
  $('object').replaceChildren(element('option', { value: '' }, 'all'), ...objects.map((name) => element('option', { value: name }, name)));
  const mattering = violation.trace.filter((s) => s.matters).length;
  select(mattering || 1, true);
}

function theme(dark) {
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

theme(matchMedia('(prefers-color-scheme: dark)').matches);
$('all').checked = data.all;
$('theme').addEventListener('click', () => theme(document.documentElement.dataset.theme !== 'dark'));
$('prev').addEventListener('click', () => move(-1));
$('next').addEventListener('click', () => move(1));
$('slider').addEventListener('input', (e) => select(Number(e.target.value)));
$('all').addEventListener('change', lanes);
$('order').addEventListener('change', lanes);
$('cone').addEventListener('change', lanes);
$('object').addEventListener('change', (e) => { object = e.target.value; lanes(); });
if (report.violations.length > 1) {
  const option = (v, i) => element('option', { value: i }, `${i + 1}. ${v.kind}${v.thread ? ` in ${v.thread}` : ''}`);
  $('pick').append(element('select', { 'aria-label': 'violation', onchange: (e) => start(Number(e.target.value)) }, ...report.violations.map(option)));
}
document.addEventListener('keydown', (e) => {
  if (e.ctrlKey || e.metaKey || e.altKey || !violation || ['SELECT', 'INPUT'].includes(e.target.tagName)) return;
  const flip = (id) => { $(id).checked = !$(id).checked; lanes(); };
  const keys = {
    ArrowDown: () => move(1), j: () => move(1), ArrowUp: () => move(-1), k: () => move(-1), Home: () => select(1), End: () => select(violation.trace.length),
    n: () => move(1, (s) => s.thread === step(current).thread), o: () => move(1, (s) => whole(s.object) === whole(step(current).object)),
    a: () => flip('all'), h: () => flip('order'), c: () => flip('cone'), d: () => $('theme').click(),
  };
  if (keys[e.key]) { keys[e.key](); e.preventDefault(); }
});
start(0);
// A page can be opened at a step: report.html#step=5.
const asked = /step=(\d+)/.exec(location.hash);
if (asked && violation) select(Number(asked[1]));
if (/dark/.test(location.hash)) theme(true);
document.body.dataset.ready = 'yes';
