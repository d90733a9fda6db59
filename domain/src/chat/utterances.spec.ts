import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHAT_TIMING } from './replies/chat-texts';
import { NEW_CHAT } from './chat-state';
import { converse } from './converse';
import { answerStep } from './estimation/estimation-dialogue';
import { readIntent } from './reading/intents/intents';
import { readCriteria } from './reading/read-criteria';
import { gazetteer } from '../geography/testing/gazetteer';
import {
  LATER_ANSWERS,
  LATER_INTENTS,
  LATER_OFFER_ANSWERS,
  LATER_REFINEMENTS,
  LATER_SEARCHES,
} from './testing/later-utterances';
import { UNSEEN_ANSWERS, UNSEEN_INTENTS, UNSEEN_OFFER_ANSWERS, UNSEEN_SEARCHES } from './testing/unseen-utterances';
import {
  type Answer,
  ANSWERS,
  type IntentSaid,
  INTENTS,
  OFFER_ANSWERS,
  type OfferAnswer,
  type Search,
  SEARCHES,
} from './testing/utterances';

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

function lookedFor(search: string, then: string): unknown {
  const at = { communes, now: 0, agencyPhone: '01 23 45 67 89', openingHours: [] };
  return converse(converse(NEW_CHAT, search, at).state, then, at).state.criteria;
}

interface Said {
  readonly searches: readonly Search[];
  readonly intents: readonly IntentSaid[];
  readonly answers: readonly Answer[];
  readonly offerAnswers: readonly OfferAnswer[];
}

const outcomesOf = ({ searches, intents, answers, offerAnswers }: Said): readonly Outcome[] => [
  ...searches.map(([said, expected]) => ({ said, expected, got: readCriteria(said, communes) })),
  ...intents.map(([said, expected]) => ({ said, expected, got: readIntent(said, communes).kind })),
  ...answers.map(([step, said, expected]) => {
    const { dialogue, again } = answerStep({ step, lead: {} }, said);
    return { said: `${step}: ${said}`, expected, got: again === null ? dialogue.lead : 'again' };
  }),
  ...offerAnswers.map(([said, seconds, expected]) => ({ said, expected, got: afterOffer(said, seconds) })),
];

function isMostlyRight(outcomes: readonly Outcome[]): void {
  const wrong = outcomes.filter(({ expected, got }) => sorted(expected) !== sorted(got));
  const right = outcomes.length - wrong.length;
  const share = right / outcomes.length;
  if (share >= LEAST_RIGHT) return;
  const rows = wrong.map(
    ({ said, expected, got }) => `${said}\n  expected ${sorted(expected)}\n  got      ${sorted(got)}`,
  );
  throw new Error(
    `${right} of ${outcomes.length} are exactly right (${(100 * share).toFixed(1)} %)\n${rows.join('\n')}`,
  );
}

test('M108 M133 F51 at least 95 % of 300 utterances give exactly the right criteria or step', () => {
  const outcomes = outcomesOf({ searches: SEARCHES, intents: INTENTS, answers: ANSWERS, offerAnswers: OFFER_ANSWERS });
  expect(outcomes.length).toBeGreaterThanOrEqual(300);
  isMostlyRight(outcomes);
});

test('M108 M133 F51 and at least 95 % of 120 more, that were labelled before the parser read any of them', () => {
  const outcomes = outcomesOf({
    searches: UNSEEN_SEARCHES,
    intents: UNSEEN_INTENTS,
    answers: UNSEEN_ANSWERS,
    offerAnswers: UNSEEN_OFFER_ANSWERS,
  });
  expect(outcomes.length).toBeGreaterThanOrEqual(120);
  isMostlyRight(outcomes);
});

test('M108 M133 F51 and at least 95 % of 70 later ones, refinements among them, labelled before the parser read them', () => {
  const outcomes = [
    ...outcomesOf({
      searches: LATER_SEARCHES,
      intents: LATER_INTENTS,
      answers: LATER_ANSWERS,
      offerAnswers: LATER_OFFER_ANSWERS,
    }),
    ...LATER_REFINEMENTS.map(([search, then, expected]) => ({
      said: `${search} / ${then}`,
      expected,
      got: lookedFor(search, then),
    })),
  ];
  expect(outcomes.length).toBeGreaterThanOrEqual(70);
  isMostlyRight(outcomes);
});
