import { change } from './change';

test.each([
  [5, 2, '+3'],
  [2, 5, '−3'],
  [4, 4, '='],
])('%i after %i is %s', (now, before, said) => expect(change({ now, before })).toBe(said));
