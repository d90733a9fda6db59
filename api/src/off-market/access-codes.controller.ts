import { Body, Controller, Get, Header, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { AccessCodes } from '@pignon/domain/off-market/access-codes';
import { AccessLinkUsedUp, UnknownAccessCode } from '@pignon/domain/off-market/access-refusals';
import { PgVisitorAccess } from '@pignon/infra/off-market/pg-visitor-access';
import { Public } from '../http/access/audience';
import { clientAddress } from '../http/intake/client-address';
import type { Reply, Request } from '../http/request';
import { CodeGuesses } from './code-guesses';
import { NotePassingOn } from './decisions/note-passing-on.command';
import { AccessCodeDto } from './off-market.dto';
import { VisitorCookie } from './visitor-cookie';

/** M147 and F22: from the mailed link to a device that may read. */
@ApiTags('off-market')
@Public()
@Controller('api/off-market')
export class AccessCodesController {
  constructor(
    private readonly access: PgVisitorAccess,
    private readonly codes: AccessCodes,
    private readonly guesses: CodeGuesses,
    private readonly cookie: VisitorCookie,
    private readonly commands: CommandBus,
  ) {}

  /** Reads and uses nothing up: a mail scanner may follow the link as often as it likes. */
  @Get('verify-access')
  @Header('cache-control', 'private, no-store')
  async verify(
    @Query() { propertyId, accessCode }: AccessCodeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<{ hasAccess: boolean }> {
    const property = propertyId ?? null;
    const ask = () => this.access.opens(this.codes.hashOf(accessCode), property);
    const hasAccess = await this.guesses.attempt(clientAddress(request), property, ask, (right) => right);
    void reply.status(hasAccess ? 200 : 404);
    return { hasAccess };
  }

  /** As the GET, for a page that keeps the code out of every address. */
  @Post('verify-access')
  @Header('cache-control', 'private, no-store')
  verifyQuietly(
    @Body() body: AccessCodeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<{ hasAccess: boolean }> {
    return this.verify(body, request, reply);
  }

  /** The code becomes a cookie of this device, and never travels again. */
  @Post('exchange-access')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async exchange(
    @Body() { propertyId, accessCode }: AccessCodeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<{ hasAccess: true }> {
    const property = propertyId ?? null;
    const device = this.cookie.device(request);
    const ask = () => this.access.open(this.codes.hashOf(accessCode), property, device.visitor, request.id);
    const opening = await this.guesses.attempt(
      clientAddress(request),
      property,
      ask,
      ({ requestId }) => requestId !== null,
    );
    if (opening.requestId === null) throw new UnknownAccessCode();
    // The device counts from here on: whatever fails below, it is known again at the next press.
    if (opening.opened) this.cookie.write(reply, device.value);
    if (!opening.opened) {
      await this.commands.execute(new NotePassingOn(opening.requestId));
      throw new AccessLinkUsedUp();
    }
    return { hasAccess: true };
  }
}
