import { Injectable } from '@nestjs/common';
import { type Account, mayAsk } from '@pignon/domain/accounts/accounts';
import type { Right } from '@pignon/domain/accounts/rights';
import { PgAccounts } from '@pignon/infra/accounts/pg-accounts';
import type { Request } from '../request';

/** Who of the agency is reading, where a route is everybody's and shows them more. */
@Injectable()
export class StaffSession {
  constructor(private readonly accounts: PgAccounts) {}

  /** Whose session this is, if they reach all that the right is about; the account is read anew, as AudienceGuard does. */
  async with(right: Right, request: Request): Promise<Account | null> {
    await request.wakeSession?.();
    const id = request.session?.accountId;
    const account = id ? await this.accounts.byId(id) : null;
    return account && mayAsk(account, right) ? account : null;
  }

  /** Of an answer that goes on: whether whoever asked for it would be answered now. */
  async stillWith(right: Right, { session }: Request): Promise<boolean> {
    const account = await this.accounts.bySession(session.sessionId);
    return account !== null && mayAsk(account, right);
  }
}
