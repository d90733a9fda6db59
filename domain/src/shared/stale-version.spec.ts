import { refuseStale, StaleVersion } from './stale-version';

test.each([[3], [null], [undefined]])('%p of version 3 may be written', (read) =>
  expect(refuseStale({ version: 3 }, read)).toBeUndefined(),
);

test.each([[2], [4], [0]])('%p of version 3 is refused', (read) =>
  expect(() => refuseStale({ version: 3 }, read)).toThrow(StaleVersion),
);
