import type { Decision } from '@pignon/domain/assignment/decide';
import { Thread } from '@pignon/domain/mailbox/thread';
import { InMemoryThreads } from '@pignon/domain/mailbox/testing/in-memory-threads';
import { FixedClock } from '@pignon/domain/shared/testing/fixed-clock';
import { InMemoryUnitOfWork } from '@pignon/domain/shared/testing/in-memory-unit-of-work';
import type { Deciding } from './deciding';
import type { AskedProperties } from '../mailbox/asked-properties';
import { HouseReception } from './house-reception';

const REQUEST = {
  source: 'estimation',
  sourceId: '01234567-0123-7123-8123-000000000002',
  subject: "Demande d'estimation",
  email: 'zoe@exemple.fr',
  name: 'Zoë Martin',
  facts: {},
  quarantined: false,
} as const;
const MARIE = {
  agentId: 7,
  by: 'rule',
  rule: 'Paris',
  ruleId: 3,
  why: 'Règle',
  turn: null,
  alarmMinutes: null,
  skipped: [],
};

/** The second of `decisions` is of the second step. */
function house(decisions: readonly (() => unknown)[]) {
  const work = new InMemoryUnitOfWork();
  const left = [...decisions];
  const deciding = {
    dueAt: () => null,
    decide: () => Promise.resolve().then(() => left.shift()?.() as Decision),
  } as unknown as Deciding;
  const properties = { byId: () => Promise.resolve(null) } as unknown as AskedProperties;
  const reception = new HouseReception(new InMemoryThreads(work), properties, deciding, new FixedClock());
  const run = (step: 'open' | 'hear') =>
    work.run(null, async () => {
      await reception[step](REQUEST);
      return {};
    });
  return { run, thread: () => work.keptOf(Thread)[0] };
}

const broken = () => {
  throw new TypeError('a rule that nobody can read');
};

beforeEach(() => void jest.spyOn(process.stdout, 'write').mockReturnValue(true));
afterEach(() => void jest.restoreAllMocks());

test('E06 a request is stored although the rules cannot be read', async () => {
  const { run, thread } = house([broken]);
  await run('open');
  expect(thread()).toMatchObject({ agentId: null, state: 'new', assigned: { by: 'system' } });
});

test('E06 whom the rules gave it to at the first step keeps it when they cannot be read at the second', async () => {
  const { run, thread } = house([() => MARIE, broken]);
  await run('open');
  await run('hear');
  expect(thread()).toMatchObject({ agentId: 7, assigned: { rule: 'Paris', ruleId: 3 } });
});
