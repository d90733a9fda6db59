import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVERYDAY } from './testing/everyday-utterances';
import { gazetteer } from '../geography/testing/gazetteer';
import { heard } from './testing/heard';
import { KEPT_BACK } from './testing/kept-back-utterances';

const communes = gazetteer(readFileSync(join(__dirname, '../../../infra/data/communes.tsv'), 'utf8'));
const LEAST_RIGHT = 54;

test('sixty everyday utterances are worked with, sixty others are kept back', () => {
  expect([EVERYDAY.length, KEPT_BACK.length]).toEqual([60, 60]);
  const said = [...EVERYDAY, ...KEPT_BACK].map(([messages]) => messages.join('\n'));
  expect(new Set(said).size).toBe(120);
});

const isRight = ([said, given]: (typeof KEPT_BACK)[number]): boolean => {
  try {
    expect(heard(said, communes)).toEqual(given);
    return true;
  } catch {
    return false;
  }
};

// Which ones are wrong is not told: who knows them tunes to them.
test('M107 M108 at least 54 of the sixty (90 %) are right, as when they were first read', () =>
  expect(KEPT_BACK.filter(isRight).length).toBeGreaterThanOrEqual(LEAST_RIGHT));
