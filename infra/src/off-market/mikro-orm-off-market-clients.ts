import { LockMode } from '@mikro-orm/postgresql';
import { AccessRequestNotFound } from '@pignon/domain/off-market/access-request';
import { OffMarketClient } from '@pignon/domain/off-market/off-market-client';
import type { OffMarketClients } from '@pignon/domain/off-market/off-market-clients';
import { currentWork } from '../database/work-in-progress';

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

export class MikroOrmOffMarketClients implements OffMarketClients {
  async byEmail(email: string): Promise<OffMarketClient | null> {
    const em = await currentWork().loading();
    // No row may be there to be locked yet.
    await em
      .getConnection()
      .execute(
        "select pg_advisory_xact_lock(hashtext('off-market-client'), hashtext(?))",
        [email],
        'run',
        em.getTransactionContext(),
      );
    return await em.findOne<OffMarketClient>(OffMarketClient as never, { email }, LOCKED);
  }

  async ofRequest(requestId: string): Promise<OffMarketClient> {
    const em = await currentWork().loading();
    // A request never changes its client: it is read without a lock of its own.
    const [row] = await em
      .getConnection()
      .execute<{ readonly client_id: string }[]>(
        'select client_id from access_request where id = ?',
        [requestId],
        'all',
        em.getTransactionContext(),
      );
    const found = row && (await em.findOne<OffMarketClient>(OffMarketClient as never, { id: row.client_id }, LOCKED));
    if (!found) throw new AccessRequestNotFound();
    return found;
  }

  add(client: OffMarketClient): void {
    currentWork().added.push(client);
  }
}
