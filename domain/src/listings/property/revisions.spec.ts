import { undone } from './revisions';

const change = (field: string, before: unknown, after: unknown) => ({ field, before, after });

test('what was changed more than once is again what it was before the first time', () => {
  const newestFirst = [change('price', '2 €', '3 €'), change('dpe', null, 'C'), change('price', '1 €', '2 €')];
  expect(undone(newestFirst)).toEqual({ price: '1 €', dpe: null });
});

test('nothing changed, nothing to take back', () => expect(undone([])).toEqual({}));
