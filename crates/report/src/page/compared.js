// The failing execution beside the nearest passing one, from where they begin to differ.
const SIGNS = { earlier: '⇈', later: '⇅', changed: '≠' };

function sideBySide(compared) {
  if (!compared) return null;
  const count = Math.max(compared.failing.length, compared.passing.length);
  const cells = (cell, side) =>
    cell
      ? [
          element('td', { class: `number ${side}` }, cell.number ? numbered(cell, side) : ''),
          element('td', {}, `${cell.thread} ${cell.place}`.trim()),
          element('td', { class: `what ${cell.mark}` }, cell.text, sign(cell.mark)),
        ]
      : [element('td', { class: side, colspan: 3 })];
  const row = (_, i) =>
    element('tr', {}, ...cells(compared.failing[i], 'failing'), ...cells(compared.passing[i], 'passing'));
  const heading = (text) => element('th', { colspan: 3, scope: 'colgroup' }, text);
  return element(
    'details',
    { id: 'compared' },
    element('summary', {}, 'failing and passing execution side by side'),
    element(
      'div',
      { class: 'scrolls', tabindex: '0', role: 'region', 'aria-label': 'failing and passing execution side by side' },
      element(
        'table',
        {},
        element('caption', {}, `${counted(compared.same, 'step')} that both begin with are left out`),
        element('thead', {}, element('tr', {}, heading('failing'), heading('passing'))),
        element('tbody', {}, ...Array.from({ length: count }, row)),
      ),
    ),
  );
}

const numbered = (cell, side) => link(cell.number, cell.folded ? `…${cell.number}` : String(cell.number), side);
const sign = (mark) => (SIGNS[mark] ? element('span', { class: 'sign' }, ` ${SIGNS[mark]}`) : null);
