import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHAT_TIMING } from './chat-texts';
import { NEW_CHAT } from './chat-state';
import { converse } from './converse';
import { answerStep } from './estimation-dialogue';
import { readIntent } from './intents';
import { readCriteria } from './read-criteria';
import { gazetteer } from './testing/gazetteer';
import { ANSWERS, INTENTS, OFFER_ANSWERS, SEARCHES } from './testing/utterances';

const communes = gazetteer(readFileSync(join(__dirname, '../../../infra/data/communes.tsv'), 'utf8'));
const LEAST_RIGHT = 0.95;

interface Outcome {
  readonly said: string;
  readonly expected: unknown;
  readonly got: unknown;
}

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => a.localeCompare(b)))
      : one,
  );

function afterOffer(answer: string, seconds: number): string {
  const at = (now: number) => ({ communes, now, agencyPhone: '01 23 45 67 89', openingHours: [] });
  const { state } = converse(NEW_CHAT, 'Combien vaut mon local ?', at(0));
  const turn = converse(state, answer, at(seconds * 1000));
  if (turn.state.mode === 'estimation') return 'begun';
  const [reply] = turn.replies;
  if (turn.state.offeredAt === seconds * 1000 && seconds * 1000 > CHAT_TIMING.offerStands) return 'asked';
  return reply?.text.startsWith('Très bien') ? 'declined' : 'other';
}

const outcomes: readonly Outcome[] = [
  ...SEARCHES.map(([said, expected]) => ({ said, expected, got: readCriteria(said, communes) })),
  ...INTENTS.map(([said, expected]) => ({ said, expected, got: readIntent(said, communes).kind })),
  ...ANSWERS.map(([step, said, expected]) => {
    const { dialogue, again } = answerStep({ step, lead: {} }, said);
    return { said: `${step}: ${said}`, expected, got: again === null ? dialogue.lead : 'again' };
  }),
  ...OFFER_ANSWERS.map(([said, seconds, expected]) => ({ said, expected, got: afterOffer(said, seconds) })),
];
const wrong = outcomes.filter(({ expected, got }) => sorted(expected) !== sorted(got));
const right = outcomes.length - wrong.length;
const report = [
  `${right} of ${outcomes.length} utterances are exactly right (${((100 * right) / outcomes.length).toFixed(1)} %)`,
  ...wrong.map(({ said, expected, got }) => `${said}\n  expected ${sorted(expected)}\n  got      ${sorted(got)}`),
].join('\n');

test(`M108 M133 F51 at least 95 % of 300 utterances give exactly the right criteria or step`, () => {
  expect(outcomes.length).toBeGreaterThanOrEqual(300);
  if (right / outcomes.length < LEAST_RIGHT) throw new Error(report);
});
