import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { mayAsk } from '@pignon/domain/accounts/accounts';
import type { Right } from '@pignon/domain/accounts/rights';
import { PgAccounts } from '@pignon/infra/accounts/pg-accounts';
import { AUDIENCE, RIGHT, type RouteAudience } from './audience';
import { Forbidden, NotSignedIn } from '../refusals/errors';
import type { Request } from '../request';

/** Default-deny: a route without an audience answers nobody. */
@Injectable()
export class AudienceGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly accounts: PgAccounts,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const audience = this.reflector.getAllAndOverride<RouteAudience | undefined>(AUDIENCE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (audience === 'public') return true;
    const request = context.switchToHttp().getRequest<Request>();
    const right = this.reflector.getAllAndOverride<Right | undefined>(RIGHT, [
      context.getHandler(),
      context.getClass(),
    ]);
    await requireStaff(request, this.accounts, right);
    if (audience !== 'admin') throw new Forbidden();
    return true;
  }
}

/** Reads the account anew each time: a disabled one is out at once, and so is a role that is no longer handed out. */
export async function requireStaff(request: Request, accounts: PgAccounts, right?: Right): Promise<void> {
  const id = request.session?.accountId;
  const account = id ? await accounts.byId(id) : null;
  if (!account) throw new NotSignedIn();
  if (!mayAsk(account, right)) throw new Forbidden();
  request.account = account;
}
