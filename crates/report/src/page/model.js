// The data of the page, and what is derived from it once for each violation. Steps are numbered from 1, as everywhere.
const data = JSON.parse($('data').textContent);
const report = data.saved.report;

// The violation that is shown, prepared; null if there is none.
let story = null;

// What the reader has chosen to see.
const view = {
  current: 1, // the selected step
  open: new Set(), // the folds that are open
  hidden: new Set(), // the threads that are not shown
  object: '', // if set, only steps on this variable are shown
  cone: 0, // if set, only steps that happen before this one are shown
  all: false, // also steps that the violation does not depend on, and nothing folded
  arrows: false, // where values come from, for all steps
  order: false, // all of happens-before
  matches: new Set(), // the steps that the search finds
};

// The variable that a name is a part of: `queue` of `queue.slots[3]`.
const whole = (name) => (name || '').split(/[+[.]|->/)[0];
const isPartOf = (name, object) => name === object || whole(name) === object;

// Accesses to threads and messages are not to variables.
const ofThreads = ['spawn', 'join', 'post'];
const isSynchronisation = (s) => /lock|semaphore|notify|enqueue|wake|arrive|depart|begin|end/.test(s.action);

// The passing execution in the form of a failing one.
function passingOf(failing, told) {
  const { trace } = failing.passing;
  return { ...failing, trace, threads: told.threads, thread: null, location: null, waiting: [], cause: null };
}

// A violation, or the nearest execution in which nothing fails.
function prepare(index, side) {
  const failing = report.violations[index],
    passes = side === 'passing',
    told = passes ? { ...data.told[index], ...data.told[index].other } : data.told[index],
    violation = passes ? passingOf(failing, told) : failing;
  const cause = new Set(violation.cause ? violation.cause.steps : []);
  const steps = violation.trace.map((s, i) => ({
    ...s,
    n: i + 1,
    words: told.steps[i] + (s.order ? ` (${s.order})` : ''),
    inCause: cause.has(i + 1),
    shown: s.matters || cause.has(i + 1),
    fold: null,
    racedBy: [],
    readers: [],
    changed: passes && differently(failing, index, violation.trace, i),
  }));
  told.folds.forEach(([from, to, text], id) => {
    const fold = { id, text };
    for (const s of steps.slice(from, to)) if (s.shown) s.fold = fold;
  });
  for (const s of steps) {
    for (const other of s.races || []) steps[other - 1].racedBy.push(s.n);
    if (s.from) steps[s.from - 1].readers.push(s.n);
  }
  const waiting = (violation.waiting || []).map((w, i) => ({ ...w, words: told.waits[i] }));
  const last = passes ? failing.passing.at : steps.reduce((found, s) => (s.shown ? s.n : found), 0);
  return { index, side, failing, violation, told, steps, waiting, last, histories: histories(steps) };
}

// The number in another execution of the step that its thread makes as so many as this one; 0 if there is none.
function counterpart(from, n, to) {
  const own = (s) => s.thread_number === from[n - 1].thread_number;
  let left = from.slice(0, n).filter(own).length;
  return to.findIndex((s) => own(s) && --left === 0) + 1;
}

// Whether a step of the passing execution does something else than in the failing one.
function differently(failing, index, trace, i) {
  const n = counterpart(trace, i + 1, failing.trace);
  return n > 0 && data.told[index].steps[n - 1] !== data.told[index].other.steps[i];
}

const step = (number) => story.steps[number - 1];

// Whether step a happens before step b or is it.
function before(a, b) {
  const thread = step(a).thread_number;
  return (step(b).clock[thread] || 0) >= (step(a).clock[thread] || 0);
}

// For each variable and object the values that it has had: from which step on, and whether that step changed it.
function histories(steps) {
  const found = new Map();
  for (const s of steps) {
    if (s.object === undefined || s.holds === undefined || ofThreads.includes(s.action)) continue;
    if (!found.has(s.object))
      found.set(s.object, {
        name: s.object,
        sync: isSynchronisation(s),
        touched: s.n,
        entries: [],
        related: false,
        threads: new Set(),
      });
    const history = found.get(s.object),
      last = history.entries[history.entries.length - 1];
    history.related = history.related || s.inCause;
    history.threads.add(s.thread_number);
    if (!last && s.effect === 'read') history.entries.push({ n: s.n, value: s.holds, by: 0 });
    else if (!last || last.value !== s.holds || s.effect === 'write')
      history.entries.push({ n: s.n, value: s.holds, by: s.n });
  }
  return [...found.values()];
}

// Whether one thread alone uses a variable, and the cause does not speak of it.
const isPrivate = (history) => history.threads.size < 2 && !history.related;

// The value that a variable has after a step, if it was touched by then.
function valueAt(history, n) {
  let low = 0,
    high = history.entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (history.entries[middle].n <= n) low = middle + 1;
    else high = middle;
  }
  return low ? history.entries[low - 1] : null;
}
