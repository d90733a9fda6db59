import type { Property } from './property';

/** Properties to be changed. Belongs to the running unit of work. */
export abstract class Listings {
  /** The number that its address will carry. */
  abstract nextId(): Promise<number>;
  abstract add(property: Property): void;
  /** Null when it does not exist or was removed. */
  abstract byId(id: number): Promise<Property | null>;
  /** Null unless it was removed since that moment. */
  abstract inBin(id: number, removedSince: Date): Promise<Property | null>;
}
