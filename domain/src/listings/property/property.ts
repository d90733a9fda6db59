import { Aggregate } from '../../shared/aggregate';
import { type DerivedFields, type HeldFields, heldFields } from './derived';
import { ListingChanged } from '../listing-changed';
import type { PropertyFields } from '../property-fields';

/** Declared apart, so that the fields are listed once (property-fields.ts, derived.ts); create and the database fill them. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export interface Property extends HeldFields {}

/** A shop, an office, a building, walls: for sale or for rent. */
export class Property extends Aggregate {
  publishedAt: Date;
  updatedAt: Date;
  /** Removed: its address answers 410. */
  deletedAt: Date | null = null;
  /** F46: when it was confirmed that the owner's written authorisation is attached. */
  ownerAuthorisedAt: Date | null = null;
  /** The account that confirmed it; null also where it was shown before anybody was asked. */
  ownerAuthorisedBy: string | null = null;

  constructor(
    readonly id: number,
    publishedAt: Date,
  ) {
    super();
    this.publishedAt = publishedAt;
    this.updatedAt = publishedAt;
  }

  static create(id: number, fields: PropertyFields, derived: DerivedFields, at: Date): Property {
    const property = new Property(id, at);
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
    this.updatedAt = at;
    this.record(ListingChanged(String(this.id), at, { propertyId: this.id, change: 'updated', changed }));
  }

  /**
   * F46: confirmed again it stays the first one's word; taken back, a property without a mandate is the house's alone.
   * True when it changed something.
   */
  confirmOwnerAuthorisation(confirmed: boolean, by: string | null, at: Date): boolean {
    if (confirmed === (this.ownerAuthorisedAt !== null)) return false;
    this.ownerAuthorisedAt = confirmed ? at : null;
    this.ownerAuthorisedBy = confirmed ? by : null;
    return true;
  }

  remove(at: Date): void {
    this.deletedAt = at;
    this.updatedAt = at;
    this.record(ListingChanged(String(this.id), at, { propertyId: this.id, change: 'deleted', changed: [] }));
  }

  private assign(fields: PropertyFields, derived: DerivedFields): void {
    Object.assign(this, heldFields(fields, derived));
  }

  private fields(names: readonly string[]): Record<string, unknown> {
    return Object.fromEntries(names.map((name) => [name, (this as unknown as Record<string, unknown>)[name]]));
  }
}
