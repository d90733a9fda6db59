import type { InMemoryUnitOfWork } from '../../shared/testing/in-memory-unit-of-work';
import { AccessRequest, AccessRequestNotFound } from '../access-request';
import { AccessRequests } from '../off-market-clients';

export class InMemoryAccessRequests extends AccessRequests {
  constructor(private readonly work: InMemoryUnitOfWork) {
    super();
  }

  byId(id: string): Promise<AccessRequest> {
    const [found] = this.work.load(AccessRequest, (request) => request.id === id);
    return found ? Promise.resolve(found) : Promise.reject(new AccessRequestNotFound());
  }

  of(clientId: string): Promise<readonly AccessRequest[]> {
    return Promise.resolve(this.work.load(AccessRequest, (request) => request.clientId === clientId));
  }

  add(request: AccessRequest): void {
    this.work.add(request);
  }
}
