import { Body, Controller, Get, Header, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ListingCard } from '@pignon/domain/listings/read-models';
import { AccessCodes } from '@pignon/domain/off-market/access-codes';
import { OpenedListings, VisitorAccess } from '@pignon/domain/off-market/visitor-access';
import { normaliseEmail } from '@pignon/domain/shared/email-address';
import { AuditLog } from '@pignon/infra/audit/audit-log';
import { Public } from '../http/audience';
import { clientAddress } from '../http/client-address';
import { AccessLinkUsedUp, UnknownAccessCode } from '../http/errors';
import type { Reply, Request } from '../http/request';
import { AddressChecks } from './address-checks';
import { AccessEndings } from './access-endings';
import { CodeGuesses } from './code-guesses';
import { DecideAccess } from './decide-access.command';
import { AccessCodeDto, OpenPageQuery, PropertyCheckQuery } from './off-market.dto';
import { SignedPhotos } from './signed-photos';
import { Viewers } from './viewers';
import { VisitorCookie } from './visitor-cookie';

/** M147 and F22: from the mailed link to the opened file. */
@ApiTags('off-market')
@Public()
@Controller('api/off-market')
export class OffMarketController {
  constructor(
    private readonly access: VisitorAccess,
    private readonly codes: AccessCodes,
    private readonly guesses: CodeGuesses,
    private readonly viewers: Viewers,
    private readonly listings: OpenedListings,
    private readonly cookie: VisitorCookie,
    private readonly audit: AuditLog,
    private readonly commands: CommandBus,
    private readonly checks: AddressChecks,
    private readonly photos: SignedPhotos,
    private readonly endings: AccessEndings,
  ) {}

  /** F19: true for the client himself, on a device where he opened his link; the same answer for everybody else. */
  @Get('check-property-access')
  @Header('cache-control', 'private, no-store')
  async check(
    @Query() { email, propertyId }: PropertyCheckQuery,
    @Req() request: Request,
  ): Promise<{ isRegistered: boolean; hasAccess: boolean }> {
    await this.checks.count(request);
    const address = normaliseEmail(email);
    const visitor = this.cookie.read(request);
    if (visitor === null) return { isRegistered: false, hasAccess: false };
    const [isRegistered, reader] = await Promise.all([
      this.access.isClient(visitor, address),
      this.viewers.viewerOf(request, propertyId),
    ]);
    return { isRegistered, hasAccess: reader?.email === address };
  }

  /** What the visitor's accesses open on this device: nothing for everybody else. */
  @Get('opened')
  @Header('cache-control', 'private, no-store')
  async opened(@Req() request: Request): Promise<readonly ListingCard[]> {
    const opened = await this.viewers.openedTo(request);
    if (opened.length === 0) return [];
    const grants = new Map(opened.map(({ propertyId, requestId }) => [propertyId, requestId]));
    const cards = await this.listings.cards([...grants.keys()]);
    return cards.map((card) => this.photos.card(card, grants.get(card.id) ?? ''));
  }

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

  /** Answers when the access ends, or after a while that it has not: the open page asks again. */
  @Get('closes')
  @Header('cache-control', 'private, no-store')
  async closes(
    @Query() { propertyId }: OpenPageQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<{ closed: boolean }> {
    return { closed: await this.endings.closes(request, reply, propertyId) };
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
    const ask = () => this.access.open(this.codes.hashOf(accessCode), property, device.visitor);
    const opening = await this.guesses.attempt(
      clientAddress(request),
      property,
      ask,
      ({ requestId }) => requestId !== null,
    );
    if (opening.requestId === null) throw new UnknownAccessCode();
    // The device counts from here on: whatever fails below, it is known again at the next press.
    if (opening.opened) this.cookie.write(reply, device.value);
    await this.audit.write({
      accountId: null,
      action: opening.opened ? 'off-market.opened' : 'off-market.refused-device',
      target: opening.requestId,
      requestId: request.id,
    });
    if (!opening.opened) {
      await this.commands.execute(new DecideAccess('notice-passing-on', opening.requestId));
      throw new AccessLinkUsedUp();
    }
    return { hasAccess: true };
  }
}
