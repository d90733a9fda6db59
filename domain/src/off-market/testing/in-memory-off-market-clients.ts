import type { InMemoryUnitOfWork } from '../../shared/testing/in-memory-unit-of-work';
import { AccessRequest, AccessRequestNotFound } from '../access-request';
import { OffMarketClient } from '../off-market-client';
import { OffMarketClients } from '../off-market-clients';

export class InMemoryOffMarketClients extends OffMarketClients {
  constructor(private readonly work: InMemoryUnitOfWork) {
    super();
  }

  byEmail(email: string): Promise<OffMarketClient | null> {
    return Promise.resolve(this.work.load(OffMarketClient, (client) => client.email === email)[0] ?? null);
  }

  ofRequest(requestId: string): Promise<OffMarketClient> {
    const request = this.work.keptOf(AccessRequest).find(({ id }) => id === requestId);
    const [client] = this.work.load(OffMarketClient, ({ id }) => id === request?.clientId);
    return client ? Promise.resolve(client) : Promise.reject(new AccessRequestNotFound());
  }

  add(client: OffMarketClient): void {
    this.work.add(client);
  }
}
