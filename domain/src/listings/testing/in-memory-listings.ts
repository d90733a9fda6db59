import type { InMemoryUnitOfWork } from '../../shared/testing/in-memory-unit-of-work';
import { Listings } from '../property/listings';
import { Property } from '../property/property';

export class InMemoryListings extends Listings {
  private last = 0;

  constructor(private readonly work: InMemoryUnitOfWork) {
    super();
  }

  nextId(): Promise<number> {
    this.last += 1;
    return Promise.resolve(this.last);
  }

  add(property: Property): void {
    this.work.add(property);
  }

  byId(id: number): Promise<Property | null> {
    const [found] = this.work.load(Property, (property) => property.id === id && property.deletedAt === null);
    return Promise.resolve(found ?? null);
  }

  inBin(id: number, removedSince: Date): Promise<Property | null> {
    const [found] = this.work.load(
      Property,
      (property) => property.id === id && isAfter(property.deletedAt, removedSince),
    );
    return Promise.resolve(found ?? null);
  }
}

const isAfter = (moment: Date | null, since: Date): boolean => moment !== null && moment > since;
