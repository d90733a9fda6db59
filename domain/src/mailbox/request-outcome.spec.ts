import { InMemoryUnitOfWork } from '../shared/testing/in-memory-unit-of-work';
import { type RequestOutcome, tellOutcome } from './request-outcome';
import { aThread, AT } from './testing/a-thread';
import { InMemoryThreads } from './testing/in-memory-threads';
import { Thread } from './thread';
import { ThreadEntry } from './thread-entry';

const LATER = new Date('2026-11-28T12:00:00.000Z');
const { id: ID, sourceId } = aThread();
const SOURCE = sourceId ?? '';
const CANCELLED: RequestOutcome = { words: 'Rendez-vous annulé', by: null, leaves: 'over' };

const MAILS = {
  theirs: ThreadEntry.received('b', ID, { subject: 'Une question', body: 'Et le loyer ?' }, AT),
  ours: ThreadEntry.reply('c', ID, null, { to: 'zoe@exemple.fr', subject: 'Bonjour', body: 'À jeudi' }, LATER),
};

async function after(outcome: RequestOutcome, ...mails: readonly (keyof typeof MAILS)[]) {
  const work = new InMemoryUnitOfWork();
  const threads = new InMemoryThreads(work);
  await work.run(null, () => {
    threads.add(Thread.open(aThread({ dueAt: LATER }), AT));
    threads.say(ThreadEntry.request('a', ID, '', AT));
    for (const mail of mails) threads.say(MAILS[mail]);
    return Promise.resolve({});
  });
  await work.run(null, async () => {
    await tellOutcome(threads, SOURCE, outcome, LATER);
    return {};
  });
  const events = work.keptOf(ThreadEntry).filter(({ kind }) => kind === 'event');
  return { thread: work.keptOf(Thread)[0], told: events.map(({ body }) => body) };
}

test('what is called off is told in its conversation, and nobody waits there', async () => {
  const { thread, told } = await after(CANCELLED);
  expect(thread).toMatchObject({ state: 'archived', dueAt: null });
  expect(told).toEqual(['Rendez-vous annulé']);
});

test('whoever wrote something that is unanswered goes on waiting', async () => {
  const { thread, told } = await after(CANCELLED, 'theirs');
  expect(thread).toMatchObject({ state: 'new', dueAt: LATER });
  expect(told).toHaveLength(1);
  expect((await after(CANCELLED, 'theirs', 'ours')).thread).toMatchObject({ state: 'archived' });
});

test('what the agency did is their answer; what they did themselves is none', async () => {
  expect((await after({ ...CANCELLED, leaves: 'answered' })).thread).toMatchObject({
    state: 'answered',
    answeredAt: LATER,
  });
  expect((await after({ ...CANCELLED, leaves: 'waits' })).thread).toMatchObject({ state: 'new', dueAt: LATER });
});

test('of what nobody asked for in a conversation nothing is told', async () => {
  const work = new InMemoryUnitOfWork();
  await work.run(null, async () => {
    await tellOutcome(new InMemoryThreads(work), SOURCE, CANCELLED, LATER);
    return {};
  });
  expect(work.keptOf(ThreadEntry)).toEqual([]);
});
