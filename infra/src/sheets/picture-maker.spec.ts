import type { ListingPage } from '@pignon/domain/listings/read-models';
import type { Settings } from '@pignon/domain/settings/app-settings';
import type { MediaStore } from '../media/media-store';
import { drawPicture } from './draw-picture';
import { PictureMaker } from './picture-maker';
import type { SheetStore } from './sheet-store';

jest.mock('./draw-picture', () => ({ drawPicture: jest.fn(() => Promise.resolve(Buffer.from('jpeg'))) }));
jest.mock('@pignon/domain/sheets/social-picture', () => ({ socialPicture: () => ({ price: '1 €' }) }));

test('a picture that many ask for at once is drawn once', async () => {
  const files = new Map<string, Buffer>();
  const store = {
    read: (_: number, hash: string) => Promise.resolve(files.get(hash) ?? null),
    write: (_: number, hash: string, __: string, bytes: Buffer) => Promise.resolve(void files.set(hash, bytes)),
  } as unknown as SheetStore;
  const settings = { read: () => Promise.resolve({ agency: { name: 'Pignon' }, statusTexts: {} }) };
  const maker = new PictureMaker(settings as unknown as Settings, store, {} as MediaStore);
  const pictures = await Promise.all(Array.from({ length: 8 }, () => maker.of({ id: 1 } as ListingPage)));
  expect(new Set(pictures.map(({ jpeg }) => jpeg.toString()))).toEqual(new Set(['jpeg']));
  expect(drawPicture).toHaveBeenCalledTimes(1);
});
