import { UNSAID } from '../unsaid';
import { ownPictures, withoutPhotos } from './without-photos';

const [KEPT, LOST] = ['k'.repeat(22), 'l'.repeat(22)];
const own = (key: string) => `/media/${key}.jpg`;
const [kept, lost, elsewhere] = [own(KEPT), own(LOST), `https://exemple.fr/media/${LOST}.jpg`];
const note = (url: string) => ({ url, alt: 'Vitrine', focus: null, streetChecked: false });

test.each([
  ['imageUrls', [lost, elsewhere, kept], [elsewhere, kept]],
  ['imageUrl', lost, null],
  ['featuredImageUrl', lost, null],
  ['featuredImageUrl', kept, kept],
  ['shareImageUrl', lost, null],
  ['planUrls', [kept, `/media/${LOST}/640`], [kept]],
  ['photoNotes', [note(lost), note(kept)], [note(kept)]],
] as const)('E04 of a version that showed what is gone, %s %j is %j', (field, said, left) => {
  const fields = { ...UNSAID, [field]: said };
  expect(withoutPhotos(fields, new Set([LOST]))).toEqual({ ...UNSAID, [field]: left });
});

test('the house’s own pictures are told apart from those elsewhere, each once', () => {
  const fields = { ...UNSAID, imageUrls: [lost, elsewhere], planUrls: [kept], shareImageUrl: lost };
  expect(ownPictures(fields).toSorted()).toEqual([KEPT, LOST]);
});
