import { ADVISOR_BUTTON } from '@pignon/domain/chat/reading/buttons';
import type { ChatReply } from '@pignon/domain/chat/replies/reply';
import type { ListingCard } from '@pignon/domain/listings/read-models';
import type { Reply } from '../../lib/network/post-json';
import { type Conversation, NEW_CONVERSATION } from './conversation';
import { LEAD_NOT_SENT } from './failures';
import { Talk } from './talk';

const reply = (text: string, more: Partial<ChatReply> = {}): ChatReply => ({ text, pace: 'typing', ...more });
const answer = (replies: readonly ChatReply[], more: object = {}): Reply => ({
  ok: true,
  status: 200,
  body: { state: { version: 1, mode: 'search' }, replies, properties: [], ...more },
});
const NOBODY: Reply = { ok: false, reason: 'network' };
const LEAD = { fullName: 'Ada Roux', email: 'ada@exemple.fr', phone: '' };
const pending = (key: string) => ({ key, lead: LEAD, confirmation: [reply('Enregistrée')] });

/** A talk whose server gives these answers in turn, and whose pauses take no time. */
function talkWith(answers: readonly Reply[], kept: Partial<Conversation> = {}, storesLeads: readonly boolean[] = []) {
  const left = { answers: [...answers], storesLeads: [...storesLeads] };
  const asked: { text?: string; history?: readonly { text: string }[] }[] = [];
  const keys: string[] = [];
  const saved: Conversation[] = [];
  let stored = 0;
  const talk = new Talk(
    { ...NEW_CONVERSATION, ...kept },
    {
      async ask(body) {
        asked.push(body);
        return left.answers.shift() ?? NOBODY;
      },
      async sendLead({ key }) {
        keys.push(key);
        return left.storesLeads.shift() ?? false;
      },
      leadStored: () => void stored++,
      wait: async () => {},
      phone: '01 40 00 00 00',
    },
    (conversation) => saved.push(conversation),
  );
  const said = () => talk.read().conversation.messages.map(({ role, text }) => `${role}: ${text}`);
  const rest = () =>
    new Promise<void>((resolve) => {
      if (!talk.read().busy) return resolve();
      const stop = talk.subscribe(() => {
        if (talk.read().busy) return;
        stop();
        resolve();
      });
    });
  return { talk, asked, keys, saved, said, rest, stored: () => stored };
}

test('E12 a lead takes along what was looked for before, and not what its answer leaves', async () => {
  const criteria = { transactions: ['sale'], cities: ['lyon'] } as const;
  const ends = answer([reply('Enregistrée')], { lead: LEAD, state: { version: 1, mode: 'open' } });
  const { talk, saved, rest } = talkWith([ends], { state: { version: 1, mode: 'estimation', criteria } });
  talk.send('non');
  await rest();
  expect(saved.flatMap(({ leads }) => leads).at(-1)).toMatchObject({ lead: LEAD, criteria });
});

test('M101 the greeting is said to nobody who has said something before', () => {
  const { talk, said } = talkWith([]);
  talk.greet('Claire');
  talk.greet('Paul');
  expect(said()).toHaveLength(1);
  expect(said()[0]).toContain('Claire');
});

test('what is asked is kept before it is sent, and one message at a time is taken', async () => {
  const { talk, saved, said, rest, asked } = talkWith([answer([reply('Voici'), reply('Autre chose ?')])]);
  talk.send('un local à Lyon');
  talk.send('tout de suite');
  talk.search({});
  expect(saved[0]).toMatchObject({ asked: { body: { text: 'un local à Lyon' } } });
  expect(talk.read().busy).toBe(true);
  await rest();
  expect(said()).toEqual(['visitor: un local à Lyon', 'assistant: Voici', 'assistant: Autre chose ?']);
  expect(asked).toMatchObject([{ text: 'un local à Lyon', history: [] }]);
  expect(talk.read().conversation).toMatchObject({ asked: null, unsaid: [], state: { mode: 'search' } });
});

test('the history of a message ends before it, of a search with what was said last', async () => {
  const { talk, rest, asked } = talkWith([answer([reply('Voici')]), answer([reply('Sans Lyon')])]);
  talk.greet('Claire');
  talk.send('à Lyon');
  await rest();
  talk.search({});
  await rest();
  expect(asked.map(({ history }) => history?.at(-1)?.text)).toEqual([expect.stringContaining('Claire'), 'Voici']);
});

test('M104 cards stand under the reply that announces them, else under the last', async () => {
  const properties = [{ id: 7 } as ListingCard];
  const { talk, rest } = talkWith([
    answer([reply('Trois biens', { cards: true }), reply('Affiner ?')], { properties }),
    answer([reply('Un'), reply('Deux')], { properties }),
  ]);
  talk.send('à Lyon');
  await rest();
  talk.send('à Paris');
  await rest();
  const { messages } = talk.read().conversation;
  expect(messages.filter((one) => one.properties).map(({ text }) => text)).toEqual(['Trois biens', 'Deux']);
});

test('M109 a message without its answer waits for a press, which asks it once more; its failure is no longer said', async () => {
  const { talk, rest, said, asked } = talkWith([NOBODY, answer([reply('Voici')])]);
  talk.send('à Lyon');
  await rest();
  const failure = talk.read().conversation.messages.at(-1);
  expect(failure).toMatchObject({ again: 'message' });
  talk.resume();
  expect(asked).toHaveLength(1);
  if (failure) talk.again(failure);
  await rest();
  expect(said()).toEqual(['visitor: à Lyon', 'assistant: Voici']);
  expect(asked.map(({ text }) => text)).toEqual(['à Lyon', 'à Lyon']);
});

test('the way to people needs no server', async () => {
  const { talk, rest } = talkWith([NOBODY]);
  talk.send(ADVISOR_BUTTON);
  await rest();
  const { messages, asked } = talk.read().conversation;
  expect(messages.at(-1)?.text).toContain('01 40 00 00 00');
  expect(asked).toBeNull();
});

test('M105 M153 a lead is confirmed once it is stored, and keeps its key however often it is sent', async () => {
  const { talk, rest, keys, said, stored } = talkWith([answer([reply('Enregistrée')], { lead: LEAD })], {}, [
    false,
    true,
  ]);
  talk.send('ada@exemple.fr');
  await rest();
  expect([said().at(-1), stored()]).toEqual([`assistant: ${LEAD_NOT_SENT.text}`, 0]);
  talk.resume();
  await rest();
  expect(said()).toEqual(['visitor: ada@exemple.fr', 'assistant: Enregistrée']);
  expect([new Set(keys).size, keys.length, stored()]).toEqual([1, 2, 1]);
});

test('C08 of two leads that failed the failure is said once, until both are stored', async () => {
  const kept = { leads: [pending('a'), pending('b')] };
  const { talk, rest, said, stored } = talkWith([], kept, [false, false, true, false, true]);
  const told = () => said().filter((one) => one.endsWith(LEAD_NOT_SENT.text)).length;
  talk.resume();
  await rest();
  expect([told(), stored()]).toEqual([1, 0]);
  talk.resume();
  await rest();
  expect([told(), stored()]).toEqual([1, 1]);
  talk.resume();
  await rest();
  expect([told(), stored(), talk.read().conversation.leads]).toEqual([0, 2, []]);
});

test('a page that comes alive again says and asks what the last one left; what failed waits for a press', async () => {
  const { talk, rest, said } = talkWith([answer([reply('Voici')])], {
    unsaid: [reply('Bonjour')],
    asked: { body: { text: 'à Lyon' } },
  });
  talk.resume();
  await rest();
  expect(said()).toEqual(['assistant: Bonjour', 'assistant: Voici']);

  const failed = talkWith([], { asked: { body: { text: 'à Lyon' }, failed: true } });
  failed.talk.resume();
  expect([failed.asked, failed.saved]).toEqual([[], []]);
});

test('M156 an answer that was read while it was written is not written once more', async () => {
  const written: string[] = [];
  const talk = new Talk(
    NEW_CONVERSATION,
    {
      async ask(_, soFar) {
        soFar('Un bail');
        soFar('Un bail dure neuf ans.');
        return answer([reply('Un bail dure neuf ans.')]);
      },
      sendLead: async () => true,
      leadStored: () => {},
      wait: () => Promise.reject(new Error('nothing is waited for')),
      phone: '',
    },
    () => {},
  );
  const rested = new Promise<void>((resolve) => {
    talk.subscribe(() => {
      const { writing, busy } = talk.read();
      if (writing !== written.at(-1)) written.push(writing);
      if (!busy) setTimeout(resolve);
    });
  });
  talk.send('un bail, c’est quoi ?');
  await rested;
  expect(written).toEqual(['', 'Un bail', 'Un bail dure neuf ans.', '']);
  expect(talk.read().conversation.messages.at(-1)?.text).toBe('Un bail dure neuf ans.');
});
