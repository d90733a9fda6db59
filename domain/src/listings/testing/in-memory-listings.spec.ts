import { InMemoryUnitOfWork } from '../../shared/testing/in-memory-unit-of-work';
import { InMemoryListings } from './in-memory-listings';
import { listingsContract } from './listings-contract';

const work = new InMemoryUnitOfWork();
const listings = new InMemoryListings(work);

describe('in memory', () =>
  listingsContract(() => ({
    work,
    listings,
    factsOf: (id) => Promise.resolve(work.facts.filter(({ aggregateId }) => aggregateId === id)),
  })));
