import type { Catalogue, Found } from '@pignon/domain/listings/catalogue';
import type { ListingPage } from '@pignon/domain/listings/read-models';
import type { OpenedListings } from '@pignon/domain/off-market/visitor-access';
import type { Settings } from '@pignon/domain/settings/app-settings';
import { type PropertySheet, propertySheet } from '@pignon/domain/sheets/property-sheet';
import type { SheetReading } from '@pignon/domain/sheets/sheet-requested';
import type { Pool } from 'pg';

/** What a sheet says today. It reads what pages read: there is no second way to decide who sees what. */
export class SheetSource {
  constructor(
    private readonly pool: Pool,
    private readonly catalogue: Catalogue,
    private readonly opened: OpenedListings,
    private readonly settings: Settings,
    private readonly origin: string,
  ) {}

  /** What anybody may have of it; `null` inside: it is off-market. */
  async page(propertyId: number): Promise<Found<ListingPage | null>> {
    const found = await this.catalogue.page(propertyId);
    if (!found || 'gone' in found) return found;
    return { found: 'offMarket' in found.found ? null : found.found };
  }

  async sheetOf(page: ListingPage): Promise<PropertySheet> {
    return propertySheet(page, await this.house(), null);
  }

  /** An off-market one with its reader's name on it; null unless his access is open at this moment. */
  async sheetFor(propertyId: number, { requestId, on }: SheetReading): Promise<PropertySheet | null> {
    const { rows } = await this.pool.query<{ email: string; name: string | null; company: string | null }>(
      'select email, name, company from open_access where id = $1 and (property_id = $2 or property_id is null)',
      [requestId, propertyId],
    );
    const page = rows[0] && (await this.opened.page(propertyId));
    if (!page) return null;
    const { name, company, email } = rows[0]!;
    const reader = [name ?? email, company].filter(Boolean).join(', ');
    return propertySheet(page, await this.house(), { name: reader, on });
  }

  private async house() {
    const { agency } = await this.settings.read();
    return { agency, origin: this.origin };
  }
}
