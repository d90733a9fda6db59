import type { Place } from '../../geography/place';
import { derive } from './derive';
import { Property } from './property';
import type { PropertyFields } from '../property-fields';
import { NotPublishable } from './publication';
import { aWholeProperty } from '../testing/fields/a-property';

const SHOP: PropertyFields = aWholeProperty();
const PLACE: Place = {
  commune: 'Paris',
  arrondissement: '17e',
  citySlug: 'paris',
  cityKey: 'paris-75',
  postcode: '75017',
  department: '75',
  region: '11',
  regionGuessed: false,
};
const derived = derive(SHOP, { place: PLACE, publicPoint: [2.3, 48.9], photos: [] });
const [MORNING, NOON] = [new Date('2026-11-28T09:00:00Z'), new Date('2026-11-28T12:00:00Z')];

function shop(): Property {
  const property = Property.create(7, SHOP, derived, MORNING);
  property.takeEvents();
  return property;
}

test('what is said again changes nothing: no fact, no other date', () => {
  const property = shop();
  property.update({ ...SHOP }, derived, NOON);
  expect([property.takeEvents(), property.updatedAt]).toEqual([[], MORNING]);
});

test('a change is one fact that names its fields', () => {
  const property = shop();
  property.update({ ...SHOP, price: '690 000 €' }, derived, NOON);
  expect(property.takeEvents().map(({ payload }) => payload)).toEqual([
    { propertyId: 7, change: 'updated', changed: ['price'] },
  ]);
  expect(property.updatedAt).toEqual(NOON);
});

test('an owner’s authorisation alone is a change, confirmed twice it is one', () => {
  const property = shop();
  for (const expected of [1, 0]) {
    const isConfirmed = property.confirmOwnerAuthorisation(true, 'a', NOON);
    property.update({ ...SHOP }, derived, NOON, isConfirmed ? ['ownerAuthorisation'] : []);
    expect(property.takeEvents()).toHaveLength(expected);
  }
});

describe('a draft', () => {
  const draft = () => Property.create(7, SHOP, derived, MORNING, true);

  test('is as new as its first publication, and no newer for having been taken back', () => {
    const property = draft();
    expect([property.publish(NOON), property.publishedAt, property.unpublishedAt]).toEqual([true, NOON, null]);
    const later = new Date('2026-12-24T09:00:00Z');
    expect([property.unpublish(later), property.publish(later), property.publishedAt]).toEqual([true, true, NOON]);
  });

  test('said twice, it is one fact', () => {
    const property = draft();
    property.takeEvents();
    expect([property.unpublish(NOON), property.publish(NOON), property.publish(NOON)]).toEqual([false, true, false]);
    expect(property.takeEvents().map(({ payload }) => payload)).toEqual([
      { propertyId: 7, change: 'updated', changed: ['published'] },
    ]);
  });

  test('F46 without a mandate it stays one until its owner’s authorisation is confirmed', () => {
    const property = Property.create(7, { ...SHOP, mandat: 'sans_mandat' }, derived, MORNING, true);
    expect(() => property.publish(NOON)).toThrow(NotPublishable);
    expect(() => property.publish(NOON)).toThrow(/autorisation écrite du propriétaire jointe/);
    property.confirmOwnerAuthorisation(true, 'a', NOON);
    expect(property.publish(NOON)).toBe(true);
  });

  test('D09 a blocking check keeps it one, and all that fail are said at once', () => {
    const bare = { ...SHOP, dpe: null, mandateNumber: ' ', seoDescription: null };
    const property = Property.create(7, bare, derived, MORNING, true);
    const refused = catching(() => property.publish(NOON));
    expect(refused).toBeInstanceOf(NotPublishable);
    expect((refused as NotPublishable).checks.map(({ id, tab }) => [id, tab])).toEqual([
      ['mandate-number', 'essentiel'],
      ['dpe', 'diagnostics'],
    ]);
    expect([property.unpublishedAt, property.failingChecks]).toEqual([MORNING, 2]);
    property.update({ ...SHOP }, derived, NOON);
    expect([property.publish(NOON), property.failingChecks]).toEqual([true, 0]);
  });

  test('D09 a mandate that has run out keeps it one, and takes back nothing that is published', () => {
    const property = Property.create(7, { ...SHOP, mandateEndDate: '27/11/2026' }, derived, MORNING);
    expect([property.unpublishedAt, property.failingChecks]).toEqual([null, 0]);
    property.unpublish(NOON);
    expect(() => property.publish(NOON)).toThrow('Le mandat a expiré le 27\u00a0novembre 2026.');
  });

  test('out of the bin it is what it was', () => {
    const [hidden, shown] = [draft(), shop()];
    for (const property of [hidden, shown]) {
      property.remove(NOON);
      property.restore(NOON);
    }
    expect([hidden.unpublishedAt, shown.unpublishedAt, shown.deletedAt]).toEqual([MORNING, null, null]);
  });
});

function catching(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}
