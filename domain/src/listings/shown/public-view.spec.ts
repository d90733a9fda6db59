import type { Place } from '../../geography/place';
import { aProperty } from '../testing/fields/a-property';
import { publicView } from './public-view';

const place: Place = {
  commune: 'Paris',
  arrondissement: '17e',
  citySlug: 'paris',
  cityKey: 'paris-75',
  postcode: '75017',
  department: '75',
  region: '11',
  regionGuessed: false,
};
const seen = (change: Parameters<typeof aProperty>[0]) =>
  publicView(aProperty(change), {
    id: 7,
    place,
    photos: [{ url: '/media/a.jpg', thumbhash: 'abc' }],
    publishedAt: '2026-11-29T12:00:00.000Z',
  });

test('E03 what the public sees is worked out of what is typed', () => {
  expect(seen({ price: '1,2 M€ FAI', city: 'Paris 17ème' }).card).toMatchObject({
    path: expect.stringMatching(/^\/bien\/paris\/7\/boutique-/),
    city: 'Paris 17ème',
    address: '12 rue de Lévis',
    amount: 1_200_000,
    surface: 120,
    nature: 'boutique',
  });
});

test('F25 E03 of a hidden address it sees the commune alone', () => {
  const { card } = seen({ hideFullAddress: true, city: 'Paris 17ème' });
  expect([card.city, card.address, card.postcode]).toEqual(['Paris', null, null]);
  expect(JSON.stringify(card)).not.toMatch(/17ème|Lévis|75017/);
});

test.each([
  ['exclu', false],
  ['simple', false],
  [null, false],
  ['delegation', true],
  ['sans_mandat', true],
] as const)('F20 E03 under the mandate %s it sees a teaser: %s', (mandat, isTeaser) => {
  const { card, teaser } = seen({ mandat });
  expect(teaser !== null).toBe(isTeaser);
  expect(card.mandat).toBe(isTeaser ? null : mandat);
  if (teaser) expect(Object.keys(teaser)).not.toContain('address');
});
