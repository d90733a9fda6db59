import type { AccessRequest } from './access-request';
import type { OffMarketClient } from './off-market-client';

/**
 * Clients and their requests, to be changed. Belongs to the running unit of work. Both ways to a client lock him until it
 * ends, and requests are loaded after him: whatever is done about one client follows each other, and nothing waits in a
 * circle.
 */
export abstract class OffMarketClients {
  /** Two calls with one address follow each other: the second finds what the first wrote. */
  abstract byEmail(email: string): Promise<OffMarketClient | null>;
  /** Whose request it is; rejects with AccessRequestNotFound. */
  abstract ofRequest(requestId: string): Promise<OffMarketClient>;
  abstract add(client: OffMarketClient): void;
}

export abstract class AccessRequests {
  /** Locks the request, whose client is locked, until the unit of work ends; rejects with AccessRequestNotFound. */
  abstract byId(id: string): Promise<AccessRequest>;
  abstract of(clientId: string): Promise<readonly AccessRequest[]>;
  abstract add(request: AccessRequest): void;
}
