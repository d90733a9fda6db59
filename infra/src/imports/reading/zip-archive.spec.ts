import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FileUnreadable } from '@pignon/domain/imports/import-refusals';
import { ZipFile } from 'yazl';
import { fingerprintOf, ZipArchive } from './zip-archive';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'zip-'))));
afterAll(() => rm(folder, { recursive: true }));

async function zipped(
  files: Readonly<Record<string, Buffer>>,
  change = (bytes: Buffer): Buffer => bytes,
): Promise<string> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name);
  zip.end();
  const path = join(folder, `${Math.random()}.zip`);
  await writeFile(path, change(await buffer(zip.outputStream)));
  return path;
}

test('a file is found by its name, whatever its folder and its capitals', async () => {
  const photo = Buffer.from('une photo');
  const archive = await ZipArchive.open(await zipped({ 'lot/PHOTOS/230.JPG': photo }));
  expect(await archive.read('230.jpg', 100)).toEqual(photo);
  expect(archive.fingerprint('230.jpg')).toBe(fingerprintOf(photo));
  expect([archive.has('231.jpg'), archive.fingerprint('231.jpg'), await archive.read('231.jpg', 100)]).toEqual([
    false,
    null,
    null,
  ]);
  archive.close();
});

test('row 46 a file that unpacks to more than is taken is refused before it is unpacked', async () => {
  const archive = await ZipArchive.open(await zipped({ 'bombe.jpg': Buffer.alloc(40 * 1024 * 1024) }));
  await expect(archive.read('bombe.jpg', 20 * 1024 * 1024)).rejects.toThrow(/bombe.jpg.*trop lourd/);
  archive.close();
});

test('row 46 one that says it is smaller than it is ends where it said', async () => {
  const lying = (bytes: Buffer): Buffer => {
    const central = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    bytes.writeUInt32LE(10, central + 24);
    return bytes;
  };
  const archive = await ZipArchive.open(await zipped({ 'bombe.jpg': Buffer.alloc(1024 * 1024) }, lying));
  await expect(archive.read('bombe.jpg', 1000)).rejects.toThrow('est abîmé');
  archive.close();
});

test('row 48 a name that leads out of the archive refuses it', async () => {
  const evil = (bytes: Buffer): Buffer =>
    Buffer.from(bytes.toString('latin1').replaceAll('aa/aa/x.jpg', '../../x.jpg'), 'latin1');
  await expect(ZipArchive.open(await zipped({ 'aa/aa/x.jpg': Buffer.from('x') }, evil))).rejects.toThrow(
    FileUnreadable,
  );
});

test.each([
  ['no zip', Buffer.from('PK\x03\x04 nothing')],
  ['half a zip', Buffer.from([0x50, 0x4b, 3, 4, 20, 0])],
  ['nothing', Buffer.alloc(0)],
])('%s is refused', async (_, bytes) => {
  const path = join(folder, `${Math.random()}.zip`);
  await writeFile(path, bytes);
  await expect(ZipArchive.open(path)).rejects.toThrow('Ce fichier ZIP est illisible');
});

test('a photo that was damaged on its way is refused by its name', async () => {
  const archive = await ZipArchive.open(
    await zipped({ 'a.jpg': Buffer.from('x'.repeat(500)) }, (bytes) => {
      bytes[40] = (bytes[40] ?? 0) ^ 0xff;
      return bytes;
    }),
  );
  await expect(archive.read('a.jpg', 1000)).rejects.toThrow(/a.jpg.*abîmé dans le ZIP/);
  archive.close();
});

describe('photos of the same name in two folders', () => {
  const [one, two] = [Buffer.from('premier lot'), Buffer.from('second lot')];
  const open = async () => await ZipArchive.open(await zipped({ 'A/1.jpg': one, 'B/1.jpg': two, 'B/2.JPG': two }));

  test.each([
    ['A/1.jpg', one],
    ['b\\1.JPG', two],
    ['./B/1.jpg', two],
    ['2.jpg', two],
    ['C/2.jpg', two],
    ['1.jpg', null],
    ['C/1.jpg', null],
  ])('%s is the one that is meant, or none', async (name, bytes) => {
    const archive = await open();
    expect(await archive.read(name, 100)).toEqual(bytes);
    expect([archive.has(name), archive.isAmbiguous(name)]).toEqual([bytes !== null, bytes === null]);
    archive.close();
  });

  test('the same photo packed twice is one', async () => {
    const archive = await ZipArchive.open(await zipped({ 'A/1.jpg': one, 'B/1.jpg': one }));
    expect(await archive.read('1.jpg', 100)).toEqual(one);
    archive.close();
  });
});
