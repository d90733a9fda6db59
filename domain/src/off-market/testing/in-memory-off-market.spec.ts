import { InMemoryUnitOfWork } from '../../shared/testing/in-memory-unit-of-work';
import { accessCodesContract } from './access-codes-contract';
import { InMemoryAccessRequests } from './in-memory-access-requests';
import { InMemoryOffMarketClients } from './in-memory-off-market-clients';
import { offMarketContract } from './off-market-contract';
import { PlainAccessCodes } from './plain-access-codes';

const work = new InMemoryUnitOfWork();
const clients = new InMemoryOffMarketClients(work);
const requests = new InMemoryAccessRequests(work);
const codes = new PlainAccessCodes();

describe('in memory', () => {
  offMarketContract(
    () => ({
      work,
      clients,
      requests,
      properties: [7, 9],
      factsOf: (id) => Promise.resolve(work.facts.filter(({ aggregateId }) => aggregateId === id)),
    }),
    codes,
  );
  accessCodesContract(codes);
});
