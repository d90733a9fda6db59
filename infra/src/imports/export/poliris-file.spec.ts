import { buffer } from 'node:stream/consumers';
import { anExportedProperty } from '@pignon/domain/imports/testing/an-exported-property';
import type { MediaStore } from '../../media/media-store';
import type { PhotoSources } from '../photo-sources';
import type { LeavingProperty } from './exported-properties';
import { polirisFile } from './poliris-file';

const KEY = 'a'.repeat(22);
const leaving = (): LeavingProperty => ({
  ...anExportedProperty(),
  id: 7,
  photos: [{ url: `/media/${KEY}.jpg`, key: KEY }],
});
const STORE = { read: () => Promise.resolve(Buffer.from('photo')) } as unknown as MediaStore;
const SOURCES = { note: () => Promise.resolve() } as unknown as PhotoSources;

async function* one() {
  yield await Promise.resolve(leaving());
}
async function* broken() {
  yield await Promise.resolve(leaving());
  throw new Error('database away');
}

test('a file for portals is a whole zip', async () => {
  const zip = await buffer(polirisFile(one(), 'PGN', STORE, SOURCES));
  expect(zip.toString('latin1')).toContain('PGN-7-1.jpg');
});

test.each<[string, () => ReturnType<typeof polirisFile>]>([
  ['a property that cannot be read', () => polirisFile(broken(), 'PGN', STORE, SOURCES)],
  [
    'a photo that cannot be noted',
    () => polirisFile(one(), 'PGN', STORE, { note: () => Promise.reject(new Error('database away')) } as never),
  ],
])('%s ends the file, not the process', async (_, file) => {
  await expect(buffer(file())).rejects.toThrow('database away');
});

test('whoever goes away in the middle harms nobody', async () => {
  const file = polirisFile(broken(), 'PGN', STORE, SOURCES);
  file.once('data', () => file.destroy());
  await new Promise((done) => file.once('close', done));
  await new Promise(setImmediate);
});
