import { PhotoSignatures } from './photo-signatures';

const KEY = 'aaaaaaaaaaaaaaaaaaaaaa';
const URL = `/media/${KEY}.jpg`;
const signatures = new PhotoSignatures('un secret de test');
const AT = new Date('2026-11-28T10:02:00Z');
const minutes = (n: number) => new Date(AT.getTime() + n * 60_000);
const signatureIn = (url: string) => url.split('?s=')[1] ?? '';

test('row 15 an address is signed for one photo, one grant and 15 minutes at most', () => {
  const signature = signatureIn(signatures.signed(URL, 'grant', AT));
  const state = (after: number, { key = KEY, grant = 'grant', given = signature } = {}) =>
    signatures.stateOf(given, key, grant, minutes(after));
  expect([state(0), state(10), state(15)]).toEqual(['valid', 'valid', 'expired']);
  const [until = '', mac = ''] = signature.split('.');
  const later = `${(Number.parseInt(until, 36) + 600).toString(36)}.${mac}`;
  for (const wrong of [
    { key: KEY.replace('a', 'b') },
    { grant: 'another' },
    { given: later },
    { given: '' },
    { given: `${signature}x` },
    { given: signatureIn(new PhotoSignatures('un autre secret').signed(URL, 'grant', AT)) },
  ])
    expect(state(0, wrong)).toBe('foreign');
});

test('read again within minutes it is the same address, and photos elsewhere are left alone', () => {
  expect(signatures.signed(URL, 'grant', minutes(1))).toBe(signatures.signed(URL, 'grant', AT));
  expect(signatures.signed('https://ailleurs.exemple/x.jpg', 'grant', AT)).toBe('https://ailleurs.exemple/x.jpg');
});
