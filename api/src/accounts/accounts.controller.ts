import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Account, mayAsk, type SignedInUser } from '@pignon/domain/accounts/accounts';
import { deviceName } from '@pignon/domain/accounts/desk/device-name';
import { NotAnAdministrator, WrongCredentials } from '@pignon/domain/accounts/login-errors';
import { Argon2Passwords } from '@pignon/infra/accounts/argon2-passwords';
import { FailedLogins } from '@pignon/infra/accounts/failed-logins';
import { PgAccounts } from '@pignon/infra/accounts/pg-accounts';
import { AuditLog } from '@pignon/infra/audit/audit-log';
import { Public, StaffWith } from '../http/access/audience';
import { clientAddress } from '../http/intake/client-address';
import { TooManyRequests } from '../http/refusals/errors';
import type { Reply, Request } from '../http/request';
import { LoginDto } from './accounts.dto';
import { DeviceCookie } from './device-cookie';
import { LoginLimits } from './login-limits';

const shown = ({ id, email, name, role }: Account): { user: SignedInUser } => ({ user: { id, email, name, role } });

@ApiTags('accounts')
@Controller('api/users')
export class AccountsController {
  constructor(
    private readonly accounts: PgAccounts,
    private readonly passwords: Argon2Passwords,
    private readonly limits: LoginLimits,
    private readonly devices: DeviceCookie,
    private readonly failures: FailedLogins,
    private readonly audit: AuditLog,
  ) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async login(
    @Body() { email, password }: LoginDto,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<{ user: SignedInUser }> {
    const account = await this.accounts.byEmail(email);
    const device = this.devices.knownTo(account, request);
    const attempt = { address: clientAddress(request), email, device };
    const failure = { accountId: account?.id ?? null, email, from: attempt.address, requestId: request.id };
    const wait = await this.limits.take(attempt);
    if (wait !== null) {
      await this.failures.note('login.locked', failure);
      throw new TooManyRequests(wait);
    }
    if (!(await this.passwords.verify(account?.passwordHash ?? null, password)) || !account) {
      await this.failures.note('login.failed', failure);
      throw new WrongCredentials();
    }
    // Before anything else may fail: whoever is told, by whatever answer, that a password is right stands in the audit.
    const isLetIn = mayAsk(account, 'house');
    const action = isLetIn ? 'login' : 'login.refused';
    await this.audit.write({ accountId: account.id, action, requestId: request.id });
    await this.limits.succeeded(attempt);
    if (!isLetIn) {
      await request.session.destroy();
      throw new NotAnAdministrator();
    }
    // A new id: a cookie that somebody planted before the login opens nothing.
    const planted = request.session.sessionId;
    await request.session.regenerate();
    await new Promise((resolve) => request.sessionStore.destroy(planted, resolve));
    request.session.accountId = account.id;
    request.session.device = deviceName(request.headers['user-agent']);
    this.devices.write(reply, account, device);
    return shown(account);
  }

  @Public()
  @Post('logout')
  @HttpCode(204)
  async logout(@Req() request: Request): Promise<void> {
    await request.session?.destroy();
  }

  @StaffWith('house')
  @Get('me')
  @Header('cache-control', 'no-store')
  me(@Req() request: Request): { user: SignedInUser } {
    return shown(request.account as Account);
  }
}
