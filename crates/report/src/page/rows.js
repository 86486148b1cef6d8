// Which rows there are: steps, folded steps, and where it fails. Made anew only when a choice of the reader changes them.
let rows = [];
let rowOf = new Int32Array(0); // for each step the row that it is in, or -1

function fits(s) {
  return (
    !view.hidden.has(s.thread) &&
    (!view.object || isPartOf(s.object, view.object)) &&
    (!view.cone || before(s.n, view.cone))
  );
}

function buildRows() {
  rows = [];
  const foldable = !view.all && !view.object;
  for (const s of story.steps) {
    if (!s.shown || !fits(s)) continue;
    const last = rows[rows.length - 1];
    if (!foldable || !s.fold || view.open.has(s.fold.id)) rows.push({ n: s.n, first: s.n, thread: s.thread, step: s });
    else if (last && last.fold === s.fold) last.n = s.n;
    else rows.push({ n: s.n, first: s.n, thread: s.thread, fold: s.fold });
  }
  rows.push(...ends());
  if (view.all)
    for (const s of story.steps)
      if (!s.shown && fits(s)) rows.push({ n: s.n, first: s.n, thread: s.thread, step: s, quiet: true });
  rowOf = new Int32Array(story.steps.length + 1).fill(-1);
  rows.forEach((row, i) => {
    for (let n = row.first; n <= row.n; n++)
      if (n && (n === row.n || (row.fold && step(n).fold === row.fold))) rowOf[n] = i;
  });
}

// The rows that say where it fails, and what is waited for.
function ends() {
  const { violation, waiting } = story,
    seen = (name) => !view.hidden.has(name);
  if (story.side === 'passing') {
    const thread = step(story.violation.trace.length).thread;
    return seen(thread) ? [{ n: 0, first: 0, thread, end: '✓ nothing fails', passes: true }] : [];
  }
  const failing =
    violation.thread && seen(violation.thread)
      ? [{ n: 0, first: 0, thread: violation.thread, end: `✗ ${violation.kind}`, place: violation.location }]
      : [];
  const text = (w) => `✗ ${w.words}${w.holder ? ` (held by ${w.holder})` : ''}`;
  return failing.concat(
    waiting
      .filter((w) => seen(w.thread))
      .map((w) => ({ n: 0, first: 0, thread: w.thread, end: text(w), place: w, waits: true })),
  );
}

function rowText(row) {
  return row.end || (row.fold ? row.fold.text : row.step.words);
}

// Lets a step be seen, whatever hides it.
function reveal(n) {
  const s = step(n);
  if (!s.shown) view.all = true;
  view.hidden.delete(s.thread);
  if (view.object && !isPartOf(s.object, view.object)) view.object = '';
  if (view.cone && !before(n, view.cone)) view.cone = 0;
  if (s.fold) view.open.add(s.fold.id);
}

// The row that comes after the selected one in a direction and fits; -1 if there is none.
function rowFrom(direction, wanted = () => true) {
  let at = rowOf[view.current];
  // A selected step that is not shown lies between those that are.
  if (at < 0) {
    at = rows.findIndex((row) => row.n > view.current) - (direction > 0 ? 1 : 0);
    if (at < -1 || (at < 0 && direction < 0)) at = rows.length;
  }
  for (let i = at + direction; i >= 0 && i < rows.length; i += direction) if (rows[i].n && wanted(rows[i])) return i;
  return -1;
}
