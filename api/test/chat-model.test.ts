import { AI_FAILURE, NOT_UNDERSTOOD } from '@pignon/domain/chat/replies/chat-texts';
import { type Partners, startPartners } from '@pignon/infra/local/partners/partners';
import { startApi, type TestApi } from './api';
import { canary, leaksIn, plant, type Secret, secretWord } from './canary/secrets';
import { publish } from './properties';

jest.setTimeout(60_000);

const STRANGE = 'La météorologie influence-t-elle votre humeur ?';
const TITLE = canary('gated', 'title');
const secrets: Secret[] = [];
let partners: Partners;
let api: TestApi;
beforeAll(async () => {
  partners = await startPartners({ port: 0 });
  api = await startApi({
    CHAT_MODEL_URL: `http://127.0.0.1:${partners.port}/chat/v1`,
    CHAT_API_KEY: 'local-chat-key',
    CHAT_MODEL_ANSWERS_PER_DAY: '6',
    TIME_SCALE: '40',
    TRUST_PROXY: '1',
  });
  const cookie = await api.signIn();
  const planted = plant('gated', [4.83347119, 45.76291373], () => true);
  secrets.push(...planted.secrets, secretWord('gated.title', TITLE));
  await publish(api, cookie, { title: 'Boutique ouverte', price: '250 000 €' });
  await publish(api, cookie, { ...planted.fields, title: TITLE, city: 'Lyon', mandat: 'delegation' });
});
afterAll(async () => {
  await api.stop();
  await partners.stop();
});

interface Asked {
  readonly headers: Record<string, string>;
  readonly body: { readonly messages: { role: string; content: string }[]; readonly [name: string]: unknown };
}
const control = (method: string, path: string, body?: object) =>
  fetch(`http://127.0.0.1:${partners.port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
const asked = async () => (await (await control('GET', '/__received?partner=chat')).json()) as Asked[];
let visitor = 0;
const send = (text: string, more: object = {}, address = `10.0.0.${++visitor}`) =>
  api.http
    .post('/api/chat/messages')
    .set('x-forwarded-for', address)
    .send({ text, ...more });
const said = (body: { replies: { text: string }[] }) => body.replies.map(({ text }) => text).join(' ');

test('M156 what the parser does not understand is asked of the model, with its parameters and what anybody may read', async () => {
  const history = [
    { role: 'visitor', text: 'Bonjour' },
    { role: 'assistant', text: 'Bonjour !' },
  ];
  const { body } = await send(STRANGE, { history }).expect(200);
  expect(said(body)).toContain('Vous parlez de « influence-t-elle »');
  expect(body).not.toHaveProperty('unanswered');
  const [call, ...more] = await asked();
  expect(more).toEqual([]);
  expect(call?.headers['authorization']).toBe('Bearer local-chat-key');
  expect(call?.body).toMatchObject({ model: 'gpt-4-turbo', temperature: 0.9, max_tokens: 500, stream: true });
  expect(call?.body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(call?.body.messages[0]?.content).toContain('Boutique ouverte');
  expect(leaksIn(JSON.stringify(call?.body), secrets)).toEqual([]);
  // What it understands, it answers itself.
  await send('Je cherche une boutique à Paris').expect(200);
  await send('Je veux faire une estimation').expect(200);
  expect(await asked()).toHaveLength(1);
});

test('M156 it is streamed to who takes events: what may be read so far, then the whole', async () => {
  const { text } = await send(STRANGE)
    .set('accept', 'text/event-stream')
    .expect('content-type', /event-stream/);
  const events = text
    .trim()
    .split('\n\n')
    .map((line) => JSON.parse(line.replace(/^data: /, '')));
  expect(events.length).toBeGreaterThan(3);
  const whole = said(events.at(-1));
  for (const { soFar } of events.slice(0, -1)) expect(whole.startsWith(soFar)).toBe(true);
});

test('M109 it fails, refuses or is silent: the specification’s sentence, with the phone masked', async () => {
  for (const fault of [{ status: 500 }, { status: 401 }, { dropAnswer: true }, { delayMs: 1500 }]) {
    await control('POST', '/__faults', { partner: 'chat', times: 1, ...fault });
    const { body } = await send(STRANGE).expect(200);
    expect(said(body)).toContain(AI_FAILURE);
    expect(said(body)).toMatch(/•• •• ••/);
    expect(leaksIn(JSON.stringify(body), secrets)).toEqual([]);
    await control('DELETE', '/__faults');
  }
});

test('security row 66: one visitor, and all together, have a number of answers in a day; then the parser’s own reply', async () => {
  for (let n = 0; n < 6; n++) await send(STRANGE, {}, '10.9.9.9').expect(200);
  const before = (await asked()).length;
  expect(said((await send(STRANGE, {}, '10.9.9.9').expect(200)).body)).toBe(NOT_UNDERSTOOD);
  await api.pool.query(`update rate_limit set points = 1e9 where key like 'model-tokens%'`);
  expect(said((await send(STRANGE).expect(200)).body)).toBe(NOT_UNDERSTOOD);
  expect(await asked()).toHaveLength(before);
});
