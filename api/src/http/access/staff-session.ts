import { Injectable } from '@nestjs/common';
import type { Account } from '@pignon/domain/accounts/accounts';
import { PgAccounts } from '@pignon/infra/accounts/pg-accounts';
import type { Request } from '../request';

/** Who of the agency is reading, where a route is everybody's and shows them more. */
@Injectable()
export class StaffSession {
  constructor(private readonly accounts: PgAccounts) {}

  /** The administrator whose session this is, else null; the account is read anew, as AudienceGuard does. */
  async adminOf(request: Request): Promise<Account | null> {
    await request.wakeSession?.();
    const id = request.session?.accountId;
    const account = id ? await this.accounts.byId(id) : null;
    return account?.role === 'admin' ? account : null;
  }
}
