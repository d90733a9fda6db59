import type { AccessRequest } from './access-request';
import type { OffMarketClient } from './off-market-client';

/** Clients and their requests, to be changed. Belongs to the running unit of work. */
export abstract class OffMarketClients {
  /** Two calls with one address follow each other: the second finds what the first wrote. */
  abstract byEmail(email: string): Promise<OffMarketClient | null>;
  abstract byId(id: string): Promise<OffMarketClient>;
  abstract add(client: OffMarketClient): void;
}

export abstract class AccessRequests {
  /** Locks the request until the unit of work ends; rejects with AccessRequestNotFound. */
  abstract byId(id: string): Promise<AccessRequest>;
  abstract of(clientId: string): Promise<readonly AccessRequest[]>;
  abstract add(request: AccessRequest): void;
}
