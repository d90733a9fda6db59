import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ListingCard } from '@pignon/domain/listings/read-models';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import { PgOpenedListings } from '@pignon/infra/off-market/pg-opened-listings';
import { Public } from '../http/access/audience';
import type { Reply, Request } from '../http/request';
import { AccessEndings } from './access-endings';
import { AddressChecks } from './address-checks';
import { OpenPageQuery, PropertyCheckQuery } from './off-market.dto';
import { SignedPhotos } from './signed-photos';
import { Viewers } from './viewers';

/** What a device that opened its link may read, and for how long. */
@ApiTags('off-market')
@Public()
@Controller('api/off-market')
export class OpenedFilesController {
  constructor(
    private readonly viewers: Viewers,
    private readonly listings: PgOpenedListings,
    private readonly photos: SignedPhotos,
    private readonly checks: AddressChecks,
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
    const [isRegistered, reader] = await Promise.all([
      this.viewers.isClient(request, email),
      this.viewers.viewerOf(request, propertyId),
    ]);
    return { isRegistered, hasAccess: reader?.email === normaliseEmail(email) };
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
}
