import type { DomainEvent } from '../../shared/domain-event';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { Listings } from '../property/listings';
import { Property } from '../property/property';
import { derivedOf } from './derived-of';
import { aProperty } from './fields/a-property';

export interface ListingsUnderTest {
  readonly work: UnitOfWork;
  readonly listings: Listings;
  /** The facts recorded of one aggregate, oldest first. */
  factsOf(id: string): Promise<readonly Pick<DomainEvent, 'payload'>[]>;
}

const AT = new Date('2026-11-28T10:00:00.000Z');
const LATER = new Date('2026-11-29T10:00:00.000Z');
const LATER_STILL = new Date('2026-11-30T10:00:00.000Z');
const CHEAPER = aProperty({ price: '650 000 €' });

/** What properties that are changed promise, with the unit of work: run on the double and on PostgreSQL. */
export function listingsContract(given: () => ListingsUnderTest): void {
  const within = async <Answer extends object>(work: () => Promise<Answer>): Promise<Answer> =>
    (await given().work.run(null, work)).answer;
  const created = async (): Promise<number> => {
    const id = await given().listings.nextId();
    await within(() => {
      given().listings.add(Property.create(id, aProperty(), derivedOf(aProperty()), AT));
      return Promise.resolve({ id });
    });
    return id;
  };
  const found = (id: number) => within(async () => ({ property: await given().listings.byId(id) }));
  const changes = async (id: number) =>
    (await given().factsOf(String(id))).map(({ payload }) => (payload as { change: string }).change);

  test('each property has a number of its own, a later one a higher one', async () => {
    const ids = [await given().listings.nextId(), await given().listings.nextId(), await given().listings.nextId()];
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  });

  test('a property is found again as it was added, with its fact', async () => {
    const id = await created();
    const { property } = await found(id);
    expect(property).toMatchObject({
      id,
      title: 'Boutique d’angle',
      price: '685 000 €',
      priceCents: 68_500_000,
      surfaceM2: 120,
      citySlug: 'paris',
      publicLatitude: 48.8829,
      imageUrls: [],
      publishedAt: AT,
      deletedAt: null,
      ownerAuthorisedAt: null,
    });
    expect(await changes(id)).toEqual(['created']);
  });

  test('a number that nothing has is no property', async () => {
    expect(await found(2_000_000)).toEqual({ property: null });
  });

  test('a change is kept with its fact', async () => {
    const id = await created();
    await within(async () => {
      (await given().listings.byId(id))?.update(CHEAPER, derivedOf(CHEAPER), LATER);
      return {};
    });
    expect((await found(id)).property).toMatchObject({ price: '650 000 €', priceCents: 65_000_000, updatedAt: LATER });
    expect(await changes(id)).toEqual(['created', 'updated']);
  });

  test('what was removed is found no more', async () => {
    const id = await created();
    await within(async () => {
      (await given().listings.byId(id))?.remove(LATER);
      return {};
    });
    expect((await found(id)).property).toBeNull();
    expect(await changes(id)).toEqual(['created', 'deleted']);
  });

  test('what was removed is in the bin, for whoever asks of a time before that', async () => {
    const id = await created();
    const inBin = (since: Date) => within(async () => ({ property: await given().listings.inBin(id, since) }));
    expect((await inBin(AT)).property).toBeNull();
    await within(async () => {
      (await given().listings.byId(id))?.remove(LATER);
      return {};
    });
    expect([(await inBin(AT)).property?.id, (await inBin(LATER)).property]).toEqual([id, null]);
    await within(async () => {
      (await given().listings.inBin(id, AT))?.restore(LATER_STILL);
      return {};
    });
    expect((await found(id)).property).toMatchObject({ id, deletedAt: null });
    expect(await changes(id)).toEqual(['created', 'deleted', 'updated']);
  });

  test('a work that fails leaves the property as it was, and no fact', async () => {
    const id = await created();
    const failing = within(async () => {
      (await given().listings.byId(id))?.update(CHEAPER, derivedOf(CHEAPER), LATER);
      throw new Error('halfway');
    });
    await expect(failing).rejects.toThrow('halfway');
    expect((await found(id)).property).toMatchObject({ price: '685 000 €', updatedAt: AT });
    expect(await changes(id)).toEqual(['created']);
  });
}
