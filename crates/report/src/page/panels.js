// What is said beside and above the lanes: the verdict, the cause, the selected step, its source, and all values.
function head() {
  const explored = report.explored,
    violation = story && story.failing;
  const kinds = ['complete', 'blocked', 'bounded', 'redundant']
    .filter((k) => explored[k] > 0)
    .map((k) => `${grouped(explored[k])} ${k}`)
    .join(', ');
  const title = violation
    ? story.told.headline
    : report.verdict === 'verified'
      ? 'every execution was explored, and none violates a property'
      : 'a limit cut the exploration; it had found no violation';
  const cut = report.limits_hit.length
    ? `cut by ${report.limits_hit.join(', ')}`
    : report.verdict === 'violation'
      ? 'stopped at the violation unless --keep-going was given'
      : 'nothing was cut';
  const copy = element(
    'button',
    {
      onclick: () => {
        if (navigator.clipboard) navigator.clipboard.writeText(data.replay).catch(() => {});
        copy.textContent = 'copied';
      },
    },
    'copy',
  );
  const place =
    violation && violation.location
      ? ` · ${violation.location.file}:${violation.location.line}:${violation.location.column}`
      : '';
  $('head').replaceChildren(
    element(
      'h1',
      {},
      element('span', { class: `badge ${report.verdict}` }, report.verdict),
      violation ? element('span', { class: 'mono' }, `${violation.kind}: `) : null,
      title,
    ),
    element(
      'p',
      { class: 'facts' },
      element('b', {}, report.program),
      place,
      violation ? ` · execution ${grouped(violation.execution)}` : '',
      ' · ',
      element('b', {}, counted(explored.executions, 'execution')),
      `${kinds ? ` (${kinds})` : ''} · ${counted(explored.steps, 'step')} · algorithm `,
      element('b', {}, report.algorithm),
    ),
    element(
      'details',
      { class: 'facts', open: !violation },
      element('summary', {}, violation ? 'how it was checked, and how to replay it' : 'how it was checked'),
      element(
        'p',
        { class: 'facts' },
        `memory model ${report.memory_model} · ${cut} · ${report.seconds.toFixed(3)} s · mazurka ${report.mazurka}`,
      ),
      element(
        'p',
        { class: 'facts' },
        'checked as ',
        element('code', {}, `mazurka check ${data.saved.arguments.join(' ')}`),
      ),
      violation
        ? element(
            'div',
            { class: 'command' },
            element('span', { class: 'facts' }, 'replay'),
            element('code', { tabindex: '0' }, data.replay),
            copy,
          )
        : null,
    ),
  );
}

function cause() {
  const { failing, told } = story,
    c = failing.cause;
  const known = c
    ? [
        element(
          'p',
          {},
          element('b', {}, told.certain ? 'cause: ' : 'likely cause: '),
          element('strong', {}, `${c.name}: `),
          linked(c.explanation),
        ),
        element('p', {}, element('b', {}, 'help: '), c.help),
      ]
    : [];
  const passing = told.passing
    ? [element('p', {}, element('b', {}, 'nearest passing execution: '), linked(told.passing), ...differenceSigns()), sideBySide(told.compared)]
    : [];
  const shown = (failing.shown || []).map((s) => element('p', {}, element('code', {}, `${s.name} = ${s.value}`)));
  const words = [...known, ...passing, ...shown],
    picture = [waitPicture(told.wait_for), cyclePicture(told.cycle)].filter(Boolean);
  $('cause').replaceChildren(...(words.length ? [element('div', { class: 'words' }, ...words)] : []), ...picture);
}

// How the steps are marked that come in another order in the nearest passing execution.
function differenceSigns() {
  const { passing } = story.failing,
    sign = (text) => element('span', { class: 'sign' }, text);
  const marked = passing.step || (story.failing.waiting || []).some((w) => w.thread === passing.thread);
  const other = story.side === 'passing' ? [', ', sign('≠'), ' does something else than in the failing one'] : [];
  return marked
    ? [' (', sign('⇈'), ' would come before ', sign('⇅'), ', the first difference', ...other, ')']
    : [' (', sign('⇅'), ' is the first difference', ...other, ')'];
}

// The lines of a file, split once.
const splitSources = new Map();
function linesOf(name) {
  if (!splitSources.has(name)) {
    const file = data.saved.sources.find((s) => s.file === name);
    splitSources.set(name, file ? file.text.split('\n') : null);
  }
  return splitSources.get(name);
}

// The source around a line, with the lines of related steps marked.
function source(spot, others) {
  const lines = linesOf(spot.file);
  if (!lines) return element('p', { class: 'empty' }, 'the source is not in this report');
  const marked = new Set(others.filter((o) => o && o.file === spot.file).map((o) => o.line));
  const near = [spot.line, ...marked].flatMap((line) => [line - 2, line - 1, line, line + 1, line + 2]);
  const wanted = [...new Set(near)].filter((line) => line >= 1 && line <= lines.length).sort((a, b) => a - b);
  const shown = [];
  wanted.forEach((line, i) => {
    if (i > 0 && line > wanted[i - 1] + 1) shown.push(element('div', { class: 'empty' }, element('i', {}, '⋮')));
    const cls = line === spot.line ? 'here' : marked.has(line) ? 'other' : null;
    shown.push(element('div', { class: cls }, element('i', {}, String(line)), lines[line - 1]));
  });
  return element(
    'pre',
    { class: 'source', tabindex: '0', role: 'region', 'aria-label': `${spot.file}, line ${spot.line}` },
    ...shown,
  );
}

const place = (s) => (s && s.file ? `${s.file.split('/').pop()}:${s.line}` : '');
const few = 12; // so many steps are listed; of more the number is said

// The selected step.
function details() {
  const s = step(view.current),
    { violation } = story;
  const line = (name, ...value) =>
    element('tr', {}, element('th', { scope: 'row' }, name), element('td', {}, ...value));
  const list = (numbers) =>
    numbers
      .slice(0, few)
      .flatMap((n, i) => [i ? ', ' : '', link(n, `${step(n).thread}@${n}`)])
      .concat(numbers.length > few ? [` and ${counted(numbers.length - few, 'more step')}`] : []);
  const races = (s.races || []).concat(s.racedBy);
  const earlier = s.clock.reduce((sum, count) => sum + count, 0) - 1;
  const table = element(
    'table',
    {},
    line('thread', s.thread),
    line('does', element('code', {}, s.words)),
    s.within ? line('inside', element('code', {}, s.within)) : null,
    s.holds !== undefined ? line('value after', element('code', {}, `${s.object}: ${s.holds}`)) : null,
    s.from ? line('comes from', ...list([s.from])) : s.effect === 'read' ? line('comes from', 'the start') : null,
    s.readers.length ? line('goes to', ...list(s.readers)) : null,
    races.length ? line('races with', ...list(races)) : null,
    (s.after || []).length ? line('after', ...list(s.after)) : null,
    line('depends on', counted(earlier, 'earlier step')),
    line('clock', element('code', {}, violation.threads.map((name, i) => `${name} ${s.clock[i] || 0}`).join(' · '))),
    s.matters ? null : line('relevant', 'no: the violation does not depend on it'),
  );
  const related = races
    .slice(0, few)
    .concat(s.from ? [s.from] : [])
    .map(step);
  const failing = violation.location && s.n === story.last ? [violation.location] : [];
  $('event').replaceChildren(
    element('h2', {}, `Step ${s.n}${s.file ? ` · ${place(s)}` : ''}`),
    table,
    ...(s.file ? [element('h2', {}, 'Source'), source(s, related.concat(failing))] : []),
  );
}

const MOST_VALUES = 60,
  MANY_PARTS = 5;

// The values after the selected step. Members of large structs and arrays are shown on demand.
function state() {
  const known = story.histories
    .filter((h) => h.touched <= view.current)
    .map((h) => ({ name: h.name, sync: h.sync, own: isPrivate(h) && !h.sync, ...valueAt(h, view.current) }));
  const row = (v) =>
    element(
      'tr',
      { class: v.by === view.current ? 'changed' : null },
      element(
        'td',
        {},
        element('button', { class: 'name', title: `only steps on ${v.name}`, onclick: () => filterBy(v.name) }, v.name),
      ),
      element('td', {}, element('code', {}, v.value)),
      element('td', {}, v.by ? link(v.by, `${step(v.by).thread}@${v.by}`) : 'start'),
    );
  const table = (list) => element('table', {}, ...list.map(row));
  const onDemand = (name, list, ...summary) =>
    element(
      'details',
      {
        class: 'parts',
        open: list.some((v) => v.by === view.current) || opened.has(name),
        ontoggle: (e) => {
          if (e.target.open) opened.add(name);
          else opened.delete(name);
        },
      },
      element('summary', {}, ...summary),
      table(list.slice(0, MOST_VALUES)),
    );
  const section = (title, list) => {
    const groups = new Map();
    for (const v of list.slice(0, MOST_VALUES))
      groups.set(whole(v.name), (groups.get(whole(v.name)) || []).concat([v]));
    const alone = [...groups.values()].filter((parts) => parts.length < MANY_PARTS).flat();
    const together = [...groups]
      .filter(([, parts]) => parts.length >= MANY_PARTS)
      .map(([name, parts]) => onDemand(name, parts, element('code', {}, name), ` · ${counted(parts.length, 'part')}`));
    const rest =
      list.length > MOST_VALUES
        ? [
            element(
              'p',
              { class: 'empty' },
              `and ${counted(list.length - MOST_VALUES, 'more value')}: search for a name, or filter by a variable`,
            ),
          ]
        : [];
    return list.length ? [element('h2', {}, title), ...(alone.length ? [table(alone)] : []), ...together, ...rest] : [];
  };
  const atEnd = view.current >= story.last;
  const stuck = atEnd
    ? story.waiting.map((w) =>
        element(
          'tr',
          {},
          element('td', {}, w.thread),
          element('td', {}, element('code', {}, w.words)),
          element(
            'td',
            {},
            w.holder ? `held by ${w.holder}` : '',
            w.since ? ' since ' : '',
            w.since ? link(w.since) : '',
          ),
        ),
      )
    : [];
  const own = known.filter((v) => v.own);
  $('state').replaceChildren(
    ...section(
      'Variables',
      known.filter((v) => !v.sync && !v.own),
    ),
    ...(own.length ? [onDemand('', own, `${counted(own.length, 'variable')} that one thread alone uses`)] : []),
    ...section(
      'Synchronisation',
      known.filter((v) => v.sync),
    ),
    ...(stuck.length ? [element('h2', {}, 'Waiting forever'), element('table', {}, ...stuck)] : []),
  );
}
const opened = new Set(); // structs whose members the reader has asked for
