import { InMemoryUnitOfWork } from '../../shared/testing/in-memory-unit-of-work';
import { estimationsContract } from './estimations-contract';
import { InMemoryEstimations } from './in-memory-estimations';

const work = new InMemoryUnitOfWork();
const estimations = new InMemoryEstimations(work);

describe('in memory', () =>
  estimationsContract(() => ({
    work,
    estimations,
    factsOf: (id) => Promise.resolve(work.facts.filter(({ aggregateId }) => aggregateId === id)),
  })));
