// What the reader does: keys, clicks, and addresses.

// Selects a step and shows it, wherever it is.
function show(number, side = story.side) {
  if (side !== story.side) start(story.index, side);
  const n = Math.min(Math.max(1, number), story.steps.length);
  reveal(n);
  view.current = n;
  rebuild();
  selected();
}

// Selects a step that has a row.
function select(n) {
  view.current = n;
  selected();
}

function selected() {
  if (!story.steps.length) return;
  $('where').value = `step ${grouped(view.current)} of ${grouped(story.steps.length)}`;
  // Where the last step is selected, the failure below it is to be seen, too.
  const row = rowOf[view.current],
    failure = view.current === story.last && row >= 0 ? ends().length : 0;
  scrollToRow(row + failure);
  scrollToRow(row);
  draw();
  details();
  state();
  moveStrips();
  tellMatches();
  remember();
}

function move(direction, wanted) {
  const row = rowFrom(direction, wanted);
  if (row >= 0) select(rows[row].n);
}

function page(direction) {
  const far = Math.max(1, Math.floor(($('lanes').clientHeight - NAMES) / ROW) - 2),
    at = rowOf[view.current];
  for (let i = Math.min(rows.length - 1, Math.max(0, at + direction * far)); i >= 0 && i < rows.length; i -= direction)
    if (rows[i].n) {
      select(rows[i].n);
      return;
    }
}

// Opens the fold that is selected, or closes the one that the selected step is in.
function unfold(open) {
  const at = rowOf[view.current],
    row = rows[at],
    s = step(view.current);
  if (open && row && row.fold) {
    view.open.add(row.fold.id);
    view.current = row.first;
  } else if (!open && s.fold && view.open.has(s.fold.id) && !view.all) view.open.delete(s.fold.id);
  else return;
  rebuild();
  selected();
}

function filterBy(object) {
  view.object = view.object === object ? '' : object;
  if (view.object && ![...$('object').options].some((option) => option.value === view.object))
    $('object').append(element('option', { value: view.object }, view.object));
  rebuild();
  drawStrips();
  selected();
}

function choose(change) {
  change();
  rebuild();
  selected();
}

const flips = {
  all: () => {
    view.all = !view.all;
  },
  arrows: () => {
    view.arrows = !view.arrows;
  },
  order: () => {
    view.order = !view.order;
  },
  cone: () => {
    view.cone = view.cone ? 0 : view.current;
  },
};

// The address of the page names the step, so that it can be sent to somebody. Written when the reader pauses.
let remembering = 0;
function remember() {
  clearTimeout(remembering);
  remembering = setTimeout(() => {
    try {
      history.replaceState(null, '', `#${story.index ? `violation=${story.index + 1}&` : ''}${story.side === 'passing' ? 'passing&' : ''}step=${view.current}`);
    } catch {
      /* not everywhere allowed */
    }
  }, 120);
}

function followAddress() {
  const asked = (name) => Number((new RegExp(`${name}=(\\d+)`).exec(location.hash) || [])[1]) || 0;
  if (/dark/.test(location.hash)) theme(true);
  const index = asked('violation') - 1;
  if (index >= 0 && index < report.violations.length && index !== story.index) {
    start(index);
    $('violations').value = index;
  }
  const side = /passing/.test(location.hash) && hasPassing(story.index) ? 'passing' : 'failing';
  if (asked('step') && (asked('step') !== view.current || side !== story.side)) show(asked('step'), side);
}

const hasPassing = (index) => Boolean(data.told[index].other);

// Shows the other execution, at the same step of the same thread.
function flip() {
  if (!hasPassing(story.index)) return;
  const { steps, index } = story,
    n = view.current;
  start(index, story.side === 'passing' ? 'failing' : 'passing');
  const same = n ? counterpart(steps, n, story.steps) : 0;
  if (same) show(same);
}

function start(index, side = 'failing') {
  story = prepare(index, side);
  story.later = side === 'passing' ? counterpart(story.failing.trace, story.failing.passing.before, story.steps) : 0;
  Object.assign(view, {
    open: new Set(),
    hidden: new Set(),
    object: '',
    cone: 0,
    matches: new Set(),
    current: story.last || Math.min(1, story.steps.length),
  });
  head();
  cause();
  const toggle = (name) =>
    element(
      'label',
      {},
      element('input', {
        type: 'checkbox',
        checked: true,
        value: name,
        onchange: (e) =>
          choose(() => {
            if (e.target.checked) view.hidden.delete(name);
            else view.hidden.add(name);
          }),
      }),
      ` ${name}`,
    );
  $('threads').replaceChildren(...story.violation.threads.map(toggle));
  const objects = [...new Set(story.histories.map((h) => whole(h.name)))].filter(Boolean).sort();
  $('object').replaceChildren(
    element('option', { value: '' }, 'all'),
    ...objects.map((name) => element('option', { value: name }, name)),
  );
  $('search').value = '';
  $('sides').hidden = !hasPassing(index);
  buildRows();
  view.arrows = rows.length <= FEW_ROWS;
  rebuild();
  drawStrips();
  selected();
}
const FEW_ROWS = 24; // with so many rows all arrows can be told apart

function theme(dark) {
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  if (story) drawMinimap();
}

// Keys work wherever the focus is; only what types text or opens keeps those that it needs.
const keys = {
  ArrowDown: () => move(1),
  j: () => move(1),
  ArrowUp: () => move(-1),
  k: () => move(-1),
  PageDown: () => page(1),
  PageUp: () => page(-1),
  Home: () => {
    const row = rows.findIndex((r) => r.n);
    if (row >= 0) select(rows[row].n);
  },
  End: () => {
    for (let i = rows.length - 1; i >= 0; i--)
      if (rows[i].n) {
        select(rows[i].n);
        break;
      }
  },
  ArrowRight: () => unfold(true),
  ArrowLeft: () => unfold(false),
  Enter: () => unfold(true),
  n: () => move(1, sameThread),
  N: () => move(-1, sameThread),
  o: () => move(1, sameObject),
  O: () => move(-1, sameObject),
  f: () => show(story.last),
  a: () => choose(flips.all),
  r: () => choose(flips.arrows),
  h: () => choose(flips.order),
  c: () => choose(flips.cone),
  p: flip,
  d: () => theme(document.documentElement.dataset.theme !== 'dark'),
  '/': () => $('search').select(),
  Escape: () => $('rows').focus(),
};
const sameThread = (row) => row.thread === step(view.current).thread;
const sameObject = (row) => row.step && whole(row.step.object) === whole(step(view.current).object);

function pressed(e) {
  if (e.ctrlKey || e.metaKey || e.altKey || !story || !story.steps.length || !keys[e.key]) return;
  const target = e.target,
    name = target.tagName || '';
  const typing = name === 'INPUT' && target.type === 'search';
  if (typing && e.key === 'Enter') nextMatch(e.shiftKey ? -1 : 1);
  else if (typing && e.key === 'Escape') {
    target.value = '';
    search();
    $('rows').focus();
  } else if (typing && !['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'].includes(e.key)) return;
  else if (name === 'SELECT' && e.key !== 'Escape') return;
  else if (e.key === 'Enter' && ['BUTTON', 'A', 'SUMMARY', 'INPUT'].includes(name)) return;
  else if (
    ['ArrowLeft', 'ArrowRight'].includes(e.key) &&
    target.scrollWidth > target.clientWidth &&
    target.id !== 'rows' &&
    target !== document.body &&
    name === 'PRE'
  )
    return;
  else keys[e.key]();
  e.preventDefault();
}

function clicked(e) {
  const row = e.target.closest('.row');
  if (!row || !row.id) return;
  const at = Number(row.id.slice(4));
  $('rows').focus({ preventScroll: true });
  if (rows[at].fold) {
    view.open.add(rows[at].fold.id);
    view.current = rows[at].first;
    rebuild();
    selected();
  } else if (rows[at].n) select(rows[at].n);
}

// The lanes take what is left of the window below what is said above them.
function fitWindow() {
  const above = $('split').getBoundingClientRect().top + window.scrollY;
  document.documentElement.style.setProperty('--above', `${Math.round(above)}px`);
}

function listen() {
  document.addEventListener('keydown', pressed);
  $('rows').addEventListener('click', clicked);
  $('prev').addEventListener('click', () => move(-1));
  $('next').addEventListener('click', () => move(1));
  $('theme').addEventListener('click', keys.d);
  $('passing').addEventListener('change', flip);
  $('search').addEventListener('input', search);
  for (const id of Object.keys(flips)) $(id).addEventListener('change', () => choose(flips[id]));
  $('object').addEventListener('change', (e) => {
    view.object = e.target.value;
    rebuild();
    drawStrips();
    selected();
  });
  // Whoever chose with the mouse goes on with the keys for steps.
  for (const list of document.querySelectorAll('select')) {
    let mouse = false;
    list.addEventListener('pointerdown', () => {
      mouse = true;
    });
    list.addEventListener('keydown', () => {
      mouse = false;
    });
    list.addEventListener('change', () => {
      if (mouse) $('rows').focus({ preventScroll: true });
    });
  }
  let waiting = false;
  $('lanes').addEventListener('scroll', () => {
    if (!waiting) {
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        draw();
      });
    }
  });
  new ResizeObserver(() => {
    measure();
    drawMinimap();
    draw();
  }).observe($('lanes'));
  for (const id of ['head', 'coverage', 'cause', 'tools']) new ResizeObserver(fitWindow).observe($(id));
  window.addEventListener('resize', fitWindow);
  for (const event of ['pointerdown', 'pointermove']) $('minimap').addEventListener(event, scrollByMinimap);
  window.addEventListener('hashchange', followAddress);
  window.addEventListener('beforeprint', () => {
    document.body.dataset.printing = 'yes';
    draw();
  });
  window.addEventListener('afterprint', () => {
    delete document.body.dataset.printing;
    draw();
  });
}

theme(matchMedia('(prefers-color-scheme: dark)').matches);
coverage();
if (report.violations.length) {
  $('main').hidden = false;
  view.all = data.all;
  if (report.violations.length > 1) {
    const option = (v, i) => element('option', { value: i }, `${i + 1}. ${v.kind}${v.thread ? ` in ${v.thread}` : ''}`);
    $('pick').append(
      element(
        'select',
        { id: 'violations', 'aria-label': 'violation', onchange: (e) => start(Number(e.target.value)) },
        ...report.violations.map(option),
      ),
    );
  }
  start(0);
  fitWindow();
  rebuild();
  selected();
  listen();
  followAddress();
  $('rows').focus({ preventScroll: true });
} else {
  head();
}
document.body.dataset.ready = 'yes';
