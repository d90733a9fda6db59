import type { FileReply } from './send-file';
import { Uploads } from './uploads';

const file = (name: string, size = 10) => ({ name, size, type: 'image/jpeg' }) as File;
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

function house() {
  const stored: string[] = [];
  const under = new Map<string, { end: (reply: FileReply) => void; progress: (part: number) => void }>();
  const log: string[] = [];
  const uploads = new Uploads({
    faultOf: ({ name, size }) => (size === 0 ? `« ${name} » est vide.` : null),
    send: (_, name, progress) => {
      log.push(name);
      let end: (reply: FileReply) => void = () => {};
      const done = new Promise<FileReply>((resolve) => (end = resolve));
      under.set(name, { end, progress });
      return { done, cancel: () => end({ kind: 'lost', error: 'annulé' }) };
    },
  });
  uploads.open((answer) => stored.push(String(answer)));
  const end = async (name: string, reply: FileReply) => {
    under.get(name)?.end(reply);
    await settled();
  };
  const ok = (name: string) => end(name, { kind: 'stored', answer: `/media/${name}` });
  const states = () => uploads.list().map(({ name, state }) => `${name} ${state}`);
  return {
    uploads,
    stored,
    log,
    end,
    ok,
    states,
    progress: (name: string, part: number) => under.get(name)?.progress(part),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('E03 two files at once and no more, the others wait their turn', async () => {
  const { uploads, states, ok, stored, progress } = house();
  uploads.add(['a', 'b', 'c'].map((name) => file(name)));
  await settled();
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  progress('a', 0.5);
  expect(uploads.list()[0]?.part).toBe(0.5);
  await ok('a');
  expect(states()).toEqual(['b sending', 'c sending']);
  await ok('b');
  await ok('c');
  expect([states(), stored]).toEqual([[], ['/media/a', '/media/b', '/media/c']]);
});

test('E03 a file lost on the way is tried again by itself, then waits for the line to come back', async () => {
  const { uploads, states, end, ok, log, stored } = house();
  uploads.add([file('a')]);
  await settled();
  for (const pause of [1000, 3000, 8000, 20_000]) {
    await end('a', { kind: 'lost', error: 'Connexion perdue' });
    expect(states()).toEqual(['a lost']);
    jest.advanceTimersByTime(pause);
    await settled();
    expect(states()).toEqual(['a sending']);
  }
  await end('a', { kind: 'lost', error: 'Connexion perdue' });
  jest.advanceTimersByTime(3_600_000);
  await settled();
  expect([states(), log.length]).toEqual([['a lost'], 5]);
  uploads.resume();
  await settled();
  await ok('a');
  expect(stored).toEqual(['/media/a']);
});

test('E03 a refused file is named and not sent again; what is known to be wrong is not sent at all', async () => {
  const { uploads, states, end, log } = house();
  uploads.add([file('texte.jpg'), file('vide.jpg', 0)]);
  await settled();
  await end('texte.jpg', { kind: 'refused', error: '« texte.jpg » n’est pas une photo.' });
  uploads.resume();
  await settled();
  expect(states()).toEqual(['texte.jpg refused', 'vide.jpg refused']);
  expect(uploads.list().map(({ error }) => error)).toEqual([
    '« texte.jpg » n’est pas une photo.',
    '« vide.jpg » est vide.',
  ]);
  expect(log).toEqual(['texte.jpg']);
});

test('E03 cancelled it is gone, and the next one takes its place', async () => {
  const { uploads, states, stored } = house();
  uploads.add(['a', 'b', 'c'].map((name) => file(name)));
  await settled();
  uploads.cancel(uploads.list()[0]?.id ?? 0);
  await settled();
  expect([states(), stored]).toEqual([['b sending', 'c sending'], []]);
});

test('E03 after an ended session nothing is lost: it goes on once somebody has signed in', async () => {
  const { uploads, states, end, ok, stored } = house();
  uploads.add([file('a'), file('b'), file('c')]);
  await settled();
  await end('a', { kind: 'signed-out' });
  await end('b', { kind: 'signed-out' });
  expect(states()).toEqual(['a waiting', 'b waiting', 'c waiting']);
  uploads.resume();
  await settled();
  for (const name of ['a', 'b', 'c']) await ok(name);
  expect(stored).toEqual(['/media/a', '/media/b', '/media/c']);
});
