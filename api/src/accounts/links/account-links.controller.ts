import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { OpenLink } from '@pignon/domain/accounts/account-links';
import { passwordFault } from '@pignon/domain/accounts/passwords/password-rules';
import { Settings } from '@pignon/domain/settings/app-settings';
import { Argon2Passwords } from '@pignon/infra/accounts/argon2-passwords';
import { cutAddress } from '@pignon/infra/accounts/failed-logins';
import { AccountLinks } from '@pignon/infra/accounts/links/account-links';
import { Public } from '../../http/access/audience';
import { clientAddress } from '../../http/intake/client-address';
import { InvalidBody, TooManyRequests } from '../../http/refusals/errors';
import type { Request } from '../../http/request';
import { ForgottenDto, LinkDto, NewPasswordDto } from './account-links.dto';
import { ForgottenLimits } from './forgotten-limits';

/** What opens an account without its password: a link, once, to its own mailbox. */
@ApiTags('accounts')
@Public()
@Controller('api/users')
export class AccountLinksController {
  constructor(
    private readonly links: AccountLinks,
    private readonly limits: ForgottenLimits,
    private readonly passwords: Argon2Passwords,
    private readonly settings: Settings,
  ) {}

  /** The same answer for an address that has an account and for one that has none. */
  @Post('forgotten')
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  async forgotten(@Body() { email }: ForgottenDto, @Req() request: Request): Promise<void> {
    const wait = await this.limits.take(email, clientAddress(request));
    if (wait !== null) throw new TooManyRequests(wait);
    const line = { accountId: null, action: 'accounts.password-asked', target: cutAddress(email) };
    await this.links.ask(email, { ...line, requestId: request.id });
  }

  /** By POST, so that no address holds the token. */
  @Post('link')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  read(@Body() { token }: LinkDto): Promise<OpenLink> {
    return this.links.read(token);
  }

  /** Signs nobody in: whoever sets a password shows that they know it. */
  @Post('password')
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  async set(@Body() { token, password, name }: NewPasswordDto, @Req() request: Request): Promise<void> {
    const link = await this.links.read(token);
    const { agency } = await this.settings.read();
    const fault = passwordFault(password, [link.email, link.name, name ?? '', agency.name]);
    if (fault !== null) throw new InvalidBody({ password: fault });
    const passwordHash = await this.passwords.hash(password);
    await this.links.use(token, { passwordHash, name: name ?? null }, request.id);
  }
}
