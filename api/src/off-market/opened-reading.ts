import { Injectable } from '@nestjs/common';
import type { ListingPage, OffMarketTeaser } from '@pignon/domain/listings/read-models';
import { OpenedListings } from '@pignon/domain/off-market/visitor-access';
import type { Reply, Request } from '../http/request';
import { StaffSession } from '../http/staff-session';
import { Viewers } from './viewers';

/** What a reader, or the agency itself, gets where everybody else gets the teaser. */
@Injectable()
export class OpenedReading {
  constructor(
    private readonly viewers: Viewers,
    private readonly listings: OpenedListings,
    private readonly staff: StaffSession,
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
    const isStaff = (await this.staff.adminOf(request)) !== null;
    if (!isStaff && !(await this.viewers.viewerOf(request, found.id))) return found;
    const page = await this.listings.page(found.id);
    return page ? { ...page, ...(isStaff && { staffView: true as const }) } : found;
  }
}
