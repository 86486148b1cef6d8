// The lanes: a column for each thread, a row for each step. Only the rows that are in sight are in the document, so
// that a page with thousands of steps answers as quickly as one with few.
const ROW = 30,
  NAMES = 34,
  GUTTER = 92,
  GAP = 22,
  CHAR = 7.6,
  WIDEST = 420,
  NARROWEST_COLUMN = 110,
  BESIDE = 8;

// Columns and their places; made anew with the rows.
let layout = { names: [], starts: new Map(), widths: new Map(), width: 0, bars: [] };
let drawn = new Map(); // the rows in the document, by their index

function measure() {
  drawn = new Map();
  $('rows').replaceChildren();
  $('minimap').hidden = rows.length * ROW + NAMES <= $('lanes').clientHeight + ROW;
  const longest = new Map();
  for (const row of rows)
    longest.set(row.thread, Math.max(longest.get(row.thread) || 0, rowText(row).length + (differs(row) ? 3 : 0)));
  const names = story.violation.threads.filter((name) => longest.has(name));
  layout = { names, starts: new Map(), widths: new Map(), width: GUTTER, bars: bars() };
  const wanted = names.map((name) => Math.min(WIDEST, Math.max(longest.get(name), name.length, 8) * CHAR + 30));
  const most = share(wanted, $('lanes').clientWidth - GUTTER - GAP * names.length);
  for (const [i, name] of names.entries()) {
    const width = Math.min(wanted[i], most);
    layout.starts.set(name, layout.width);
    layout.widths.set(name, width);
    layout.width += width + GAP;
  }
  // A row has one box, which may reach over the columns to its right.
  names.forEach((name, i) => {
    layout.width = Math.max(layout.width, layout.starts.get(name) + wanted[i] + 6);
  });
  $('names').replaceChildren(
    ...names.map((name) =>
      element('span', { style: `left:${layout.starts.get(name)}px;width:${layout.widths.get(name)}px` }, name),
    ),
  );
  $('names').style.width = $('canvas').style.width = `${layout.width}px`;
  $('canvas').style.height = `${rows.length * ROW + 10}px`;
}

// Where threads wait forever: from after their last row to the one that says so.
function bars() {
  const last = new Map(),
    found = [];
  rows.forEach((row, i) => {
    if (row.waits) found.push({ thread: row.thread, last: last.has(row.thread) ? last.get(row.thread) : -1, end: i });
    last.set(row.thread, i);
  });
  return found;
}

// How wide a column may be at most if all together are to fit; not less than what can be read.
function share(wanted, available) {
  let left = available,
    most = WIDEST;
  [...wanted]
    .sort((a, b) => a - b)
    .forEach((width, i) => {
      most = left / (wanted.length - i);
      left -= Math.min(width, most);
    });
  return Math.max(NARROWEST_COLUMN, most);
}

// Everything that depends on which rows there are.
function rebuild() {
  buildRows();
  measure();
  $('nothing').hidden = rows.length > 0;
  $('all').checked = view.all;
  $('cone').checked = view.cone > 0;
  $('arrows').checked = view.arrows;
  $('order').checked = view.order;
  $('passing').checked = story.side === 'passing';
  $('object').value = view.object;
  document.querySelectorAll('#threads input').forEach((box) => {
    box.checked = !view.hidden.has(box.value);
  });
  drawMinimap();
  draw();
}

// Draws the rows in sight, and some on either side.
function draw() {
  // What is asked of the document is asked before anything in it changes: it need not be laid out twice.
  const everything = document.body.dataset.printing,
    { scrollTop, clientHeight } = $('lanes');
  const from = everything ? 0 : Math.max(0, Math.floor(scrollTop / ROW) - BESIDE);
  const to = everything ? rows.length : Math.min(rows.length, Math.ceil((scrollTop + clientHeight) / ROW) + BESIDE);
  drawRows(from, to);
  const active = rowOf[view.current];
  if (active >= from && active < to) $('rows').setAttribute('aria-activedescendant', `row-${active}`);
  else $('rows').removeAttribute('aria-activedescendant');
  drawBeneath(from, to);
  moveMinimap(scrollTop, clientHeight);
}

// Rows that stay in sight are kept; what changes is which one is selected, and what comes after it.
function drawRows(from, to) {
  for (const [index, node] of drawn)
    if (index < from || index >= to) {
      node.remove();
      drawn.delete(index);
    }
  const first = $('rows').firstElementChild,
    above = [],
    below = [];
  for (let index = from; index < to; index++) {
    if (!drawn.has(index)) {
      drawn.set(index, rowElement(rows[index], index));
      (first && index < Number(first.id.slice(4)) ? above : below).push(drawn.get(index));
    }
    const node = drawn.get(index),
      classes = rowClasses(rows[index], index);
    if (node.className !== classes) {
      node.className = classes;
      node.setAttribute('aria-selected', String(index === rowOf[view.current]));
    }
  }
  $('rows').prepend(...above);
  $('rows').append(...below);
}

function rowClasses(row, index) {
  const s = row.step,
    racing = s && ((s.races || []).length || s.racedBy.length);
  const selected = index === rowOf[view.current];
  const found = view.matches.size && (s ? view.matches.has(s.n) : row.fold && matchesIn(row));
  return [
    'row',
    s && s.effect,
    row.fold && 'fold',
    row.end && (row.passes ? 'pass' : 'fail'),
    row.quiet && 'quiet',
    s && s.inCause && 'incause',
    racing && 'race',
    selected && 'selected',
    row.n > view.current && 'future',
    found && 'found',
    differs(row),
  ]
    .filter(Boolean)
    .join(' ');
}

function rowElement(row, index) {
  const s = row.step,
    text = rowText(row),
    place = row.end ? row.place : s;
  const hint = s
    ? `step ${s.n}: ${s.thread} ${text}${s.from ? `\nfrom step ${s.from} (${step(s.from).thread})` : ''}${s.within ? `\nin ${s.within}` : ''}${s.file ? `\n${s.file}:${s.line}` : ''}`
    : row.fold
      ? `${text}\nclick to unfold (or →)`
      : text;
  return element(
    'div',
    {
      id: `row-${index}`,
      role: 'option',
      'aria-selected': 'false',
      'aria-posinset': index + 1,
      'aria-setsize': rows.length,
      'data-step': s ? s.n : null,
      style: `top:${index * ROW}px`,
    },
    element(
      'span',
      { class: 'gutter' },
      element('span', { class: 'number' }, row.n ? (row.fold ? `…${row.n}` : String(row.n)) : ''),
      element('span', { class: 'place' }, place && place.line ? `:${place.line}` : ''),
    ),
    element('span', { class: 'heard' }, row.thread),
    element(
      'span',
      {
        class: 'box',
        title: hint,
        style: `left:${layout.starts.get(row.thread)}px;min-width:${layout.widths.get(row.thread)}px;max-width:${Math.min(WIDEST, layout.width - layout.starts.get(row.thread) - 4)}px`,
      },
      text,
    ),
  );
}

// The two steps that come in the other order in the nearest passing execution.
function differs(row) {
  const passing = story.violation.passing;
  if (!passing || row.fold) return '';
  if (story.side === 'passing') {
    if (row.n === passing.at) return 'earlier';
    if (row.n && row.n === story.later) return 'later';
    return row.step && row.step.changed ? 'changed' : '';
  }
  const earlier = passing.step ? row.n === passing.step : row.waits && row.thread === passing.thread;
  return earlier ? 'earlier' : row.n === passing.before ? 'later' : '';
}

function matchesIn(row) {
  for (let n = row.first; n <= row.n; n++) if (view.matches.has(n)) return true;
  return false;
}

// What lies beneath the rows: the lines of the threads, bars where threads wait, and arrows.
function drawBeneath(from, to) {
  const top = from * ROW,
    height = Math.max(1, (to - from) * ROW + 10),
    layer = $('beneath');
  const shapes = layout.names.map((name) => {
    const x = middle(name);
    return svg('line', { class: 'lane', x1: x, y1: 0, x2: x, y2: height });
  });
  for (const { thread, last, end } of layout.bars) {
    const y1 = Math.max(0, (last + 1) * ROW - 2 - top),
      y2 = Math.min(height, end * ROW - top);
    if (y2 > y1)
      shapes.push(
        svg('rect', {
          class: 'blocked',
          x: layout.starts.get(thread) + 6,
          y: y1,
          width: layout.widths.get(thread) - 12,
          height: y2 - y1,
        }),
      );
  }
  shapes.push(...arrows(from, to, top));
  layer.setAttribute('width', layout.width);
  layer.setAttribute('height', height);
  layer.style.top = `${top}px`;
  layer.replaceChildren(layer.firstElementChild, ...shapes);
}

const middle = (name) => layout.starts.get(name) + layout.widths.get(name) / 2;

// Arrows of the selected step and of the cause; all of them only where that is asked for.
function arrows(from, to, top) {
  const list = new Map();
  const add = (a, b, kind) => {
    const key = `${a}-${b}`;
    if (!list.has(key) && rowOf[a] >= 0 && rowOf[b] >= 0 && step(a).thread !== step(b).thread)
      list.set(key, { a, b, kind });
  };
  const of = (s, asked) => {
    const races = s.races || [],
      causal = s.inCause || s.n === view.current;
    if (asked || causal || view.arrows)
      races.forEach((a) => {
        if (asked || view.arrows || step(a).inCause || s.n === view.current) add(a, s.n, 'racing');
      });
    if (s.from && (asked || causal || view.arrows)) add(s.from, s.n, races.includes(s.from) ? 'racing' : 'from');
    if (view.order) (s.after || []).forEach((a) => add(a, s.n, 'hb'));
  };
  for (const row of rows.slice(from, to)) {
    if (!row.step) continue;
    of(row.step, false);
    // Those that leave a row in sight for one that is not.
    if (view.arrows || row.step.inCause) row.step.readers.forEach((n) => of(step(n), false));
  }
  const current = step(view.current);
  if (current) {
    of(current, true);
    current.readers.slice(0, 20).forEach((n) => add(current.n, n, 'from'));
    current.racedBy.slice(0, 20).forEach((n) => add(current.n, n, 'racing'));
  }
  return [...list.values()].map((arrow) => arrowShape(arrow, top));
}

function arrowShape({ a, b, kind }, top) {
  const [from, to] = [step(a).thread, step(b).thread];
  const right = layout.starts.get(to) > layout.starts.get(from);
  const edge = (name, end) => layout.starts.get(name) + (end ? layout.widths.get(name) : 0);
  const [x1, x2] = [edge(from, right), edge(to, !right)];
  const [y1, y2] = [a, b].map((n) => rowOf[n] * ROW + ROW / 2 - 2 - top);
  const bend = (right ? 1 : -1) * Math.max(16, Math.abs(x2 - x1) / 2);
  const late = Math.max(a, b) > view.current ? ' dim' : '';
  return svg('path', {
    class: `arrow ${kind}${late}`,
    d: `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`,
    'marker-end': `url(#tip-${kind})`,
    'marker-start': kind === 'racing' ? `url(#tip-${kind})` : null,
  });
}

// Scrolls as little as needed so that a row is in sight, and some rows around it.
function scrollToRow(index, around = 2) {
  if (index < 0) return;
  const lanes = $('lanes'),
    inner = lanes.clientHeight - NAMES;
  const top = Math.max(0, (index - around) * ROW),
    bottom = (index + 1 + around) * ROW;
  if (top < lanes.scrollTop) lanes.scrollTop = top;
  else if (bottom > lanes.scrollTop + inner) lanes.scrollTop = bottom - inner;
  const name = rows[index].thread,
    start = layout.starts.get(name);
  if (start - GUTTER < lanes.scrollLeft) lanes.scrollLeft = start - GUTTER;
  else if (start + layout.widths.get(name) > lanes.scrollLeft + lanes.clientWidth)
    lanes.scrollLeft = start + layout.widths.get(name) - lanes.clientWidth + 8;
}
