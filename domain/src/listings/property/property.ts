import { Aggregate } from '../../shared/aggregate';
import { type DerivedFields, type HeldFields, heldFields } from './derived';
import { ListingChanged } from '../listing-changed';
import type { PropertyFields } from '../property-fields';
import { parisDay } from '../../shared/text/french';
import { failingChecks, refuseUnpublishable } from './publication';

/** Declared apart, so that the fields are listed once (property-fields.ts, derived.ts); create and the database fill them. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export interface Property extends HeldFields {}

/** A shop, an office, a building, walls: for sale or for rent. */
export class Property extends Aggregate {
  publishedAt: Date;
  updatedAt: Date;
  /** In the bin (publication.ts), later gone for good: its address answers 410. */
  deletedAt: Date | null = null;
  /** Since when it is a draft, which nobody outside the house sees; as old as itself where it never was anything else. */
  unpublishedAt: Date | null = null;
  /** F46: when it was confirmed that the owner's written authorisation is attached. */
  ownerAuthorisedAt: Date | null = null;
  /** The account that confirmed it; null also where it was shown before anybody was asked. */
  ownerAuthorisedBy: string | null = null;
  /** D09: how many blocking checks do not hold, whatever the day. */
  failingChecks = 0;
  /** What the file that it came from calls it: known again when that file comes again. */
  importKey: string | null = null;

  constructor(
    readonly id: number,
    publishedAt: Date,
  ) {
    super();
    this.publishedAt = publishedAt;
    this.updatedAt = publishedAt;
  }

  static create(id: number, fields: PropertyFields, derived: DerivedFields, at: Date, draft = false): Property {
    const property = new Property(id, at);
    if (draft) property.unpublishedAt = at;
    property.assign(fields, derived);
    property.record(
      ListingChanged(String(id), at, { propertyId: id, change: 'created', changed: Object.keys(fields) }),
    );
    return property;
  }

  /**
   * Replaces all fields. M127: 'rented' without a transaction makes it a rental; the caller has resolved that. Said again,
   * because nobody heard the answer, it is no second change: no fact, no other date, no sheet drawn anew.
   */
  update(fields: PropertyFields, derived: DerivedFields, at: Date, also: readonly string[] = []): void {
    const before = this.fields(Object.keys(fields));
    this.assign(fields, derived);
    const changed = Object.entries(fields)
      .filter(([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value))
      .map(([name]) => name)
      .concat(also);
    if (changed.length === 0) return;
    this.changed(at, changed);
  }

  /**
   * F46: confirmed again it stays the first one's word; taken back, a property without a mandate is the house's alone.
   * True when it changed something.
   */
  confirmOwnerAuthorisation(confirmed: boolean, by: string | null, at: Date): boolean {
    if (confirmed === (this.ownerAuthorisedAt !== null)) return false;
    this.ownerAuthorisedAt = confirmed ? at : null;
    this.ownerAuthorisedBy = confirmed ? by : null;
    this.failingChecks = failingChecks(this);
    return true;
  }

  /** D09. True when it changed something. Published for the first time it is as new as that. */
  publish(at: Date): boolean {
    refuseUnpublishable(this, parisDay(at));
    if (this.unpublishedAt === null) return false;
    if (this.unpublishedAt.getTime() === this.publishedAt.getTime()) this.publishedAt = at;
    this.unpublishedAt = null;
    this.changed(at, ['published']);
    return true;
  }

  /** A draft again, whatever it was. True when it changed something. */
  unpublish(at: Date): boolean {
    if (this.unpublishedAt !== null) return false;
    this.unpublishedAt = at;
    this.changed(at, ['published']);
    return true;
  }

  remove(at: Date): void {
    this.deletedAt = at;
    this.updatedAt = at;
    this.record(ListingChanged(String(this.id), at, { propertyId: this.id, change: 'deleted', changed: [] }));
  }

  /** Out of the bin, as it was when it was put there. */
  restore(at: Date): void {
    this.deletedAt = null;
    this.changed(at, ['restored']);
  }

  private changed(at: Date, changed: readonly string[]): void {
    this.updatedAt = at;
    this.record(ListingChanged(String(this.id), at, { propertyId: this.id, change: 'updated', changed }));
  }

  private assign(fields: PropertyFields, derived: DerivedFields): void {
    Object.assign(this, heldFields(fields, derived));
    this.failingChecks = failingChecks(this);
  }

  private fields(names: readonly string[]): Record<string, unknown> {
    return Object.fromEntries(names.map((name) => [name, (this as unknown as Record<string, unknown>)[name]]));
  }
}
