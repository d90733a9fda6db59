import { Injectable } from '@nestjs/common';
import type { ListingPage, OffMarketTeaser } from '@pignon/domain/listings/read-models';
import { PgInternalListings } from '@pignon/infra/listings/pg-internal-listings';
import { PgOpenedListings } from '@pignon/infra/off-market/pg-opened-listings';
import { NotFound } from '../http/refusals/errors';
import type { Reply, Request } from '../http/request';
import { StaffSession } from '../http/access/staff-session';
import { SignedPhotos } from './signed-photos';
import { Viewers } from './viewers';

/** What a reader, or the agency itself, gets where everybody else gets the teaser. */
@Injectable()
export class OpenedReading {
  constructor(
    private readonly viewers: Viewers,
    private readonly listings: PgOpenedListings,
    private readonly internal: PgInternalListings,
    private readonly staff: StaffSession,
    private readonly photos: SignedPhotos,
  ) {}

  async of(
    found: ListingPage | OffMarketTeaser,
    request: Request,
    reply: Reply,
  ): Promise<ListingPage | OffMarketTeaser> {
    if (!('offMarket' in found)) return found;
    // Whose answer it is depends on the cookie: nobody keeps it, us included (security rows 10 and 19).
    request.cacheable = false;
    void reply.header('cache-control', 'private, no-store');
    const account = await this.staff.with('properties', request);
    const grant = account?.id ?? (await this.viewers.viewerOf(request, found.id))?.requestId;
    const page = grant === undefined ? null : await this.listings.page(found.id);
    if (grant === undefined || !page) return found;
    return { ...this.photos.page(page, grant), ...(account && { staffView: true as const }) };
  }

  /** What the public and its clients do not find. The agency may have it as the house's own; to all others it never was. */
  async ofHouse(
    request: Request,
    reply: Reply,
    find: (listings: PgInternalListings) => Promise<ListingPage | null>,
  ): Promise<ListingPage> {
    const account = await this.staff.with('properties', request);
    const page = account && (await find(this.internal));
    if (!account || !page) throw new NotFound();
    request.cacheable = false;
    void reply.header('cache-control', 'private, no-store');
    return { ...this.photos.page(page, account.id), staffView: true };
  }
}
