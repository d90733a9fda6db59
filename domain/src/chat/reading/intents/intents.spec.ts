import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gazetteer } from '../../../geography/testing/gazetteer';
import { hear } from './heard';
import { INTENT_RULES, ruleOf } from './intent-rules';
import { readIntent } from './intents';

const communes = gazetteer(readFileSync(join(__dirname, '../../../../../infra/data/communes.tsv'), 'utf8'));
const examples = INTENT_RULES.flatMap((rule, rank) =>
  rule.examples.map((said) => ({ rule, rank, kind: rule.kind, said })),
);

test.each(examples)('F51 M107 « $said » is taken by rule $rank, $kind, and by none before it', ({ rule, said }) => {
  const searching = rule.amidSearch === true;
  expect(ruleOf(hear(said, communes, searching))).toBe(rule);
  expect(readIntent(said, communes, { searching }).kind).toBe(rule.kind);
});

test('every rule has an example, and no two rules the same', () => {
  const all = INTENT_RULES.flatMap(({ examples }) => examples);
  expect(INTENT_RULES.filter(({ examples }) => examples.length === 0)).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

test('what nobody foresaw is not guessed', () =>
  expect(readIntent('la lune est pleine', communes)).toEqual({ kind: 'unknown' }));
