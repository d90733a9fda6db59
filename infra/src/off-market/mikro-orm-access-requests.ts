import { LockMode } from '@mikro-orm/postgresql';
import { AccessRequest, AccessRequestNotFound } from '@pignon/domain/off-market/access-request';
import type { AccessRequests } from '@pignon/domain/off-market/off-market-clients';
import { currentWork } from '../database/work-in-progress';

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

export class MikroOrmAccessRequests implements AccessRequests {
  async byId(id: string): Promise<AccessRequest> {
    const em = await currentWork().loading();
    const found = await em.findOne<AccessRequest>(AccessRequest as never, { id }, LOCKED);
    if (!found) throw new AccessRequestNotFound();
    return found;
  }

  async of(clientId: string): Promise<readonly AccessRequest[]> {
    const em = await currentWork().loading();
    return await em.find<AccessRequest>(AccessRequest as never, { clientId }, { ...LOCKED, orderBy: { id: 'asc' } });
  }

  add(request: AccessRequest): void {
    currentWork().added.push(request);
  }
}
