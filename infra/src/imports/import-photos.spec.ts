import { PhotoRefused } from '@pignon/domain/media/photo-refused';
import { DownloadRefused, DownloadStopped, NoAnswer } from '../http/public-download';
import { ReaderLost, ReaderStopped } from '../media/photos/photo-reader';
import { ImportPhotos } from './import-photos';
import { type PhotoTurn, TurnOver } from './photo-turn';

const turn = (milliseconds = 60_000): PhotoTurn => ({
  until: performance.now() + milliseconds,
  silent: new Set(),
  refused: new Map(),
});

const photo = (host: string, name: string) => ({ source: `https://${host}/${name}.jpg` });

/** What each address answers; how often it was asked. */
function photosOf(answers: Readonly<Record<string, Error>> = {}) {
  const asked: string[] = [];
  const noted = new Map<string, string>();
  const fault = (source: string): Error | undefined => answers[new URL(source).host] ?? answers[source];
  const taking = new ImportPhotos(
    { take: (_: unknown, name: string) => Promise.resolve({ address: `/media/${name}`, look: '' }) } as never,
    {
      kept: () => Promise.resolve(noted),
      note: (source: string, url: string) => Promise.resolve(noted.set(source, url)),
    } as never,
    {
      fetch: (source: string) => {
        asked.push(source);
        const error = fault(source);
        return error ? Promise.reject(error) : Promise.resolve(Buffer.from('x'));
      },
    } as never,
  );
  return { taking, asked };
}

test('a host that gave no answer is asked once in an import, the others go on', async () => {
  const { taking, asked } = photosOf({ 'dead.example': new NoAnswer() });
  const one = turn();
  const line = [photo('dead.example', '1'), photo('here.example', '2'), photo('dead.example', '3')];
  const { photos, notes } = await taking.take(line, null, one);
  expect([photos.map(({ url }) => url), notes.length, asked.length]).toEqual([['/media/2.jpg'], 2, 2]);
  await taking.take([photo('dead.example', '4')], null, one);
  expect(asked).toHaveLength(2);
});

test('a refusal is of one photo, and remembered: its host is asked for the next', async () => {
  const { taking, asked } = photosOf({ 'https://here.example/1.jpg': new DownloadRefused('répond 404') });
  const one = turn();
  const line = [photo('here.example', '1'), photo('here.example', '2')];
  const { photos, notes } = await taking.take(line, null, one);
  expect([photos.length, notes]).toEqual([1, [expect.stringContaining('répond 404')]]);
  expect(await taking.take(line, null, one)).toEqual({ photos, notes });
  expect(asked).toHaveLength(2);
});

test('without time left one photo is taken in each turn, and each turn begins where the last ended', async () => {
  const { taking, asked } = photosOf({ 'https://here.example/2.jpg': new PhotoRefused('illisible') });
  const late = turn(-1);
  const line = ['1', '2', '3'].map((name) => photo('here.example', name));
  for (const _ of [1, 2]) await expect(taking.take(line, null, late)).rejects.toThrow(TurnOver);
  const { photos, notes } = await taking.take(line, null, late);
  expect([photos.length, notes, asked.length]).toEqual([2, ['illisible'], 3]);
});

test.each([
  ['the reader of photos died of it', new ReaderLost('perdu')],
  ['it is no photo', new PhotoRefused('n’est pas une photo')],
])('%s: the photo alone is told of', async (_, error) => {
  const { photos, notes } = await photosOf({ 'bad.example': error }).taking.take(
    [photo('bad.example', '1'), photo('here.example', '2')],
    null,
    turn(),
  );
  expect([photos.length, notes.length]).toEqual([1, 1]);
});

test.each([
  ['this process ends', new ReaderStopped('fin')],
  ['this process ends while it loads', new DownloadStopped('fin')],
  ['the disk is full', Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' })],
])('%s: no photo is at fault', async (_, error) => {
  await expect(
    photosOf({ 'here.example': error }).taking.take([photo('here.example', '1')], null, turn()),
  ).rejects.toBe(error);
});
