// What no execution reached: the lines and branches, with some lines of the source around each.
const AROUND = 2;

function coverage() {
  const covered = report.coverage;
  if (!covered) return;
  const files = covered.files.map(coveredFile).filter(Boolean);
  $('coverage').hidden = false;
  $('coverage').replaceChildren(
    element(
      'details',
      { open: !report.violations.length },
      element('summary', {}, element('b', {}, 'coverage: '), data.coverage),
      ...files,
    ),
  );
}

// A branch that was reached and did not go every way, in words; nothing for others.
function oneSided({ taken }) {
  if (!taken.includes(true) || !taken.includes(false)) return '';
  // Compilers turn conditions around, so that which way is which cannot be told.
  return `${taken.filter((way) => !way).length} of ${taken.length} ways never taken`;
}

function coveredFile(file) {
  const lines = linesOf(file.file),
    unreached = new Set(file.unreached),
    reached = new Set(file.reached),
    branches = new Map();
  for (const branch of file.branches) {
    const said = oneSided(branch);
    if (said) branches.set(branch.line, (branches.get(branch.line) || []).concat([said]));
  }
  if (!unreached.size && !branches.size) return null;
  const near = new Set();
  for (const line of [...unreached, ...branches.keys()])
    for (let n = Math.max(1, line - AROUND); n <= line + AROUND; n++) near.add(n);
  const shown = [];
  let before = 0;
  for (const n of [...near].sort((a, b) => a - b)) {
    if (lines && n > lines.length) break;
    if (before && n > before + 1) shown.push(element('div', { class: 'empty' }, element('i', {}, '⋮')));
    const [cls, mark] = unreached.has(n) ? ['unreached', '✗'] : branches.has(n) ? ['onesided', '½'] : [null, ' '];
    const said = branches.has(n) ? element('em', {}, `  ${branches.get(n).join(', ')}`) : null;
    const code = lines ? lines[n - 1] : '';
    if (lines || cls)
      shown.push(
        element('div', { class: cls, 'data-line': n }, element('i', {}, `${mark} ${n}`), code, said),
      );
    before = n;
  }
  const label = `${file.file}: ${counted(unreached.size, 'line')} of ${grouped(reached.size + unreached.size)} never reached`;
  return element(
    'div',
    { class: 'covered' },
    element('h2', {}, label),
    element('pre', { class: 'source', tabindex: '0', role: 'region', 'aria-label': `coverage of ${file.file}` }, ...shown),
  );
}
