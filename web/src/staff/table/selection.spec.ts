import { NOTHING, toggle, toggleAll, visibleSelection } from './selection';

const rows = ['a', 'b', 'c', 'd'];
const picked = (...ids: string[]) => ({ ids: new Set(ids), anchor: ids.at(-1) ?? null });

describe('the selection of deliveries', () => {
  it('takes and gives back one row', () => {
    const taken = toggle(NOTHING, rows, 'b', false);
    expect(visibleSelection(taken, rows)).toEqual(['b']);
    expect(visibleSelection(toggle(taken, rows, 'b', false), rows)).toEqual([]);
  });

  it.each([
    ['a', 'c', ['a', 'b', 'c']],
    ['d', 'b', ['b', 'c', 'd']],
  ])('with shift goes from %s to %s', (from, to, expected) => {
    expect(visibleSelection(toggle(picked(from), rows, to, true), rows)).toEqual(expected);
  });

  it('with shift takes one row when the first has left the page', () => {
    expect(visibleSelection(toggle(picked('gone'), rows, 'c', true), rows)).toEqual(['c']);
  });

  it('takes all that is visible, then nothing', () => {
    const all = toggleAll(picked('a'), rows);
    expect([visibleSelection(all, rows), visibleSelection(toggleAll(all, rows), rows)]).toEqual([rows, []]);
  });

  it('never acts on a row out of sight', () => {
    expect(visibleSelection(picked('a', 'gone'), rows)).toEqual(['a']);
  });
});
