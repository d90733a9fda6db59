import { BIN_DAYS, NotPublishable } from '@pignon/domain/listings/property/publication';
import { Property } from '@pignon/domain/listings/property/property';
import type { PropertyFields } from '@pignon/domain/listings/property-fields';
import { derivedOf } from '@pignon/domain/listings/testing/derived-of';
import { aWholeProperty } from '@pignon/domain/listings/testing/fields/a-property';
import { InMemoryListings } from '@pignon/domain/listings/testing/in-memory-listings';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import { FixedClock } from '@pignon/domain/shared/testing/fixed-clock';
import { InMemoryUnitOfWork } from '@pignon/domain/shared/testing/in-memory-unit-of-work';
import type { Derivation } from '@pignon/infra/listings/derivation';
import { InvalidBody, NotFound } from '../http/refusals/errors';
import { DuplicatePropertyHandler } from './duplicate-property.handler';
import type { NewPropertyDto, PropertyChangesDto } from './property.dto';
import { PublishProperty, RestoreProperty, UnpublishProperty } from './publication.command';
import { PublishPropertyHandler, RestorePropertyHandler, UnpublishPropertyHandler } from './publication.handlers';
import { CreateProperty, DuplicateProperty, RemoveProperty, UpdateProperty } from './save-property.command';
import { CreatePropertyHandler, RemovePropertyHandler, UpdatePropertyHandler } from './save-property.handlers';

const DAY_MS = 24 * 3600 * 1000;
const SHOP: NewPropertyDto = { title: 'Boutique', city: 'Paris', type: 'boutique', price: '685 000 €' };
/** A point in the sea is nobody's; photos and communes are the house's, and not asked here. */
const derivation = {
  of: (fields: PropertyFields) => Promise.resolve(derivedOf(fields)),
  pointFault: ({ latitude }: PropertyFields) => (latitude === 0 ? { field: 'latitude', message: 'En mer' } : null),
} as unknown as Derivation;
const line = (action: string): AuditEntry => ({ accountId: 'marie', action, requestId: 'http-1' });

function house() {
  const work = new InMemoryUnitOfWork();
  const listings = new InMemoryListings(work);
  const clock = new FixedClock();
  return {
    work,
    clock,
    create: (change: Partial<NewPropertyDto> = {}) =>
      new CreatePropertyHandler(work, listings, derivation, clock).execute(
        new CreateProperty(Object.assign({}, SHOP, change), line('create')),
      ),
    update: (id: number, body: PropertyChangesDto) =>
      new UpdatePropertyHandler(work, listings, derivation, clock).execute(
        new UpdateProperty(id, body, line('update')),
      ),
    remove: (id: number) =>
      new RemovePropertyHandler(work, listings, clock).execute(new RemoveProperty(id, line('remove'))),
    publish: (id: number) =>
      new PublishPropertyHandler(work, listings, clock).execute(new PublishProperty(id, line('publish'))),
    unpublish: (id: number) =>
      new UnpublishPropertyHandler(work, listings, clock).execute(new UnpublishProperty(id, line('unpublish'))),
    restore: (id: number) =>
      new RestorePropertyHandler(work, listings, clock).execute(new RestoreProperty(id, line('restore'))),
    duplicate: (id: number) =>
      new DuplicatePropertyHandler(work, listings, derivation, clock).execute(
        new DuplicateProperty(id, line('duplicate')),
      ),
    property: () => work.keptOf(Property)[0],
    properties: () => work.keptOf(Property),
    changes: () => work.facts.map(({ payload }) => (payload as { change: string }).change),
    audit: () => work.audit.map(({ action, target }) => `${action} ${target}`),
  };
}

test('a property is created under a number of its own, with what follows from its fields, and the audit says which', async () => {
  const { create, property, changes, audit, clock } = house();
  expect(await create()).toEqual({ id: 1 });
  expect(property()).toMatchObject({ id: 1, title: 'Boutique', priceCents: 68_500_000, publishedAt: clock.at });
  expect([changes(), audit()]).toEqual([['created'], ['create 1']]);
});

test('F46 the owner’s authorisation is kept with who confirmed it, and taken back by null alone', async () => {
  const { create, update, property, clock } = house();
  const { id } = await create({ ownerAuthorisation: true });
  expect(property()).toMatchObject({ ownerAuthorisedAt: clock.at, ownerAuthorisedBy: 'marie' });
  await update(id, { title: 'Autre' });
  expect(property()?.ownerAuthorisedBy).toBe('marie');
  await update(id, { ownerAuthorisation: null });
  expect(property()).toMatchObject({ ownerAuthorisedAt: null, ownerAuthorisedBy: null });
});

test('a change names its fields; what is said again is no second change', async () => {
  const { create, update, work, property, changes } = house();
  const { id } = await create();
  await update(id, { price: '650 000 €' });
  await update(id, { price: '650 000 €' });
  expect(property()?.priceCents).toBe(65_000_000);
  expect(changes()).toEqual(['created', 'updated']);
  expect(work.facts[1]?.payload).toMatchObject({ changed: ['price'] });
});

test('a wrong point is refused and nothing is kept; another field of the same property may be corrected', async () => {
  const { create, update, property, changes, audit } = house();
  await expect(create({ latitude: 0, longitude: 0 })).rejects.toThrow(InvalidBody);
  expect([property(), changes(), audit()]).toEqual([undefined, [], []]);
  const { id } = await create();
  await expect(update(id, { latitude: 0, longitude: 0 })).rejects.toThrow(InvalidBody);
  await update(id, { title: 'Boutique d’angle' });
  expect(property()).toMatchObject({ title: 'Boutique d’angle', latitude: null });
  expect(audit()).toEqual([`create ${id}`, `update ${id}`]);
});

test('what there is not, or not any more, is neither changed, removed nor published', async () => {
  const { create, update, remove, publish, unpublish, audit } = house();
  const { id } = await create();
  await remove(id);
  for (const gone of [id, 404])
    for (const refused of [update(gone, { title: 'x' }), remove(gone), publish(gone), unpublish(gone)])
      await expect(refused).rejects.toThrow(NotFound);
  expect(audit()).toEqual([`create ${id}`, `remove ${id}`]);
});

test('what was removed comes back as it was, for so many days', async () => {
  const { create, remove, restore, property, clock } = house();
  const { id } = await create();
  await remove(id);
  clock.at = new Date(clock.at.getTime() + (BIN_DAYS - 1) * DAY_MS);
  await restore(id);
  expect(property()).toMatchObject({ title: 'Boutique', deletedAt: null });
  await expect(restore(id)).rejects.toThrow(NotFound);
  await remove(id);
  clock.at = new Date(clock.at.getTime() + (BIN_DAYS + 1) * DAY_MS);
  await expect(restore(id)).rejects.toThrow(NotFound);
});

test('published twice it is published once, as new as that; so it is taken back', async () => {
  const { create, publish, unpublish, property, changes, clock } = house();
  const { id } = await create({ ...aWholeProperty(), publish: false });
  expect(property()?.unpublishedAt).toEqual(clock.at);
  clock.at = new Date(clock.at.getTime() + DAY_MS);
  await publish(id);
  await publish(id);
  expect(property()).toMatchObject({ unpublishedAt: null, publishedAt: clock.at });
  await unpublish(id);
  await unpublish(id);
  expect(property()?.unpublishedAt).toEqual(clock.at);
  expect(changes()).toEqual(['created', 'updated', 'updated']);
});

test('D09 who says publish has it published once nothing blocks; a draft until then', async () => {
  const whole = aWholeProperty();
  for (const [change, isDraft] of [
    [{ ...whole, publish: true }, false],
    [{ ...whole, dpe: null, publish: true }, true],
    [{ ...whole, publish: false }, true],
    [{ ...whole, dpe: null }, false],
    [{ ...whole, mandat: 'sans_mandat', publish: true }, true],
    [{ ...whole, mandat: 'sans_mandat', publish: true, ownerAuthorisation: true }, false],
  ] as const) {
    const { create, property } = house();
    await create(change);
    expect([change, property()?.unpublishedAt !== null]).toEqual([change, isDraft]);
  }
});

test('F46 what has neither mandate nor the owner’s authorisation is not published, and no line stands in the audit', async () => {
  const { create, publish, property, audit } = house();
  const { id } = await create({ mandat: 'sans_mandat', publish: false });
  await expect(publish(id)).rejects.toThrow(NotPublishable);
  expect(property()?.unpublishedAt).not.toBeNull();
  expect(audit()).toEqual([`create ${id}`]);
});

test('a copy is a draft under a number of its own, and the audit says of which; of nothing there is none', async () => {
  const { create, duplicate, remove, properties, audit } = house();
  const { id } = await create({ ...aWholeProperty(), status: 'rented' });
  expect(await duplicate(id)).toEqual({ id: 2 });
  expect(properties()[1]).toMatchObject({
    title: 'Boutique d’angle (copie)',
    status: 'available',
    mandateNumber: null,
  });
  expect(properties().map(({ unpublishedAt }) => unpublishedAt !== null)).toEqual([false, true]);
  expect(audit()).toEqual(['create 1', 'duplicate 2']);
  await remove(id);
  await expect(duplicate(id)).rejects.toThrow(NotFound);
});
