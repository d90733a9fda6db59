import { EVERYDAY } from './testing/everyday-utterances';
import { KEPT_BACK } from './testing/kept-back-utterances';

test('sixty everyday utterances are worked with, sixty others are kept back', () => {
  expect([EVERYDAY.length, KEPT_BACK.length]).toEqual([60, 60]);
  const said = [...EVERYDAY, ...KEPT_BACK].map(([messages]) => messages.join('\n'));
  expect(new Set(said).size).toBe(120);
});
