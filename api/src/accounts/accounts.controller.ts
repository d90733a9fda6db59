import { Body, Controller, Get, Header, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Accounts, Passwords, type Account, type SignedInUser } from '@pignon/domain/accounts/accounts';
import { NotAnAdministrator, WrongCredentials } from '@pignon/domain/accounts/login-errors';
import { AuditLog } from '@pignon/infra/audit/audit-log';
import { AdminOnly, Public } from '../http/audience';
import { clientAddress } from '../http/client-address';
import type { Request } from '../http/request';
import { LoginDto } from './accounts.dto';
import { LoginLimits } from './login-limits';

const shown = ({ id, email, name, role }: Account): { user: SignedInUser } => ({ user: { id, email, name, role } });

@ApiTags('accounts')
@Controller('api/users')
export class AccountsController {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly limits: LoginLimits,
    private readonly audit: AuditLog,
  ) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async login(@Body() { email, password }: LoginDto, @Req() request: Request): Promise<{ user: SignedInUser }> {
    const address = clientAddress(request);
    await this.limits.take(address, email);
    const account = await this.accounts.byEmail(email);
    if (!(await this.passwords.verify(account?.passwordHash ?? null, password)) || !account)
      throw new WrongCredentials();
    await this.limits.succeeded(address, email);
    if (account.role !== 'admin') {
      await request.session.destroy();
      throw new NotAnAdministrator();
    }
    // A new id: a cookie that somebody planted before the login opens nothing.
    const planted = request.session.sessionId;
    await request.session.regenerate();
    await new Promise((resolve) => request.sessionStore.destroy(planted, resolve));
    request.session.accountId = account.id;
    await this.audit.write({ accountId: account.id, action: 'login', requestId: request.id });
    return shown(account);
  }

  @Public()
  @Post('logout')
  @HttpCode(204)
  async logout(@Req() request: Request): Promise<void> {
    await request.session?.destroy();
  }

  @AdminOnly()
  @Get('me')
  @Header('cache-control', 'no-store')
  me(@Req() request: Request): { user: SignedInUser } {
    return shown(request.account as Account);
  }
}
