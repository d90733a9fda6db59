import type { Catalogue, Found } from '@pignon/domain/listings/catalogue';
import type { ListingPage } from '@pignon/domain/listings/read-models';
import type { Settings } from '@pignon/domain/settings/app-settings';
import { type PropertySheet, propertySheet } from '@pignon/domain/sheets/property-sheet';
import type { SheetReading } from '@pignon/domain/sheets/sheet-requested';
import type { Pool } from 'pg';
import { reaching } from '../accounts/let-in';
import type { PgOpenedListings } from '../off-market/pg-opened-listings';
import type { PgInternalListings } from '../listings/pg-internal-listings';

interface ReaderRow {
  readonly email: string;
  readonly name: string | null;
  readonly company: string | null;
}

/** What a sheet says today. It reads what pages read: there is no second way to decide who sees what. */
export class SheetSource {
  constructor(
    private readonly pool: Pool,
    private readonly catalogue: Catalogue,
    private readonly opened: PgOpenedListings,
    private readonly internal: PgInternalListings,
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

  /** An off-market one with its reader's name on it; null unless he may read it at this moment. */
  async sheetFor(propertyId: number, reading: SheetReading): Promise<PropertySheet | null> {
    const reader = await this.readerOf(propertyId, reading);
    const page = reader === null ? null : await this.pageFor(propertyId, reading);
    return page && reader !== null ? propertySheet(page, await this.house(), { name: reader, on: reading.on }) : null;
  }

  /** The house reads what is its alone too (F46). */
  private async pageFor(propertyId: number, reading: SheetReading): Promise<ListingPage | null> {
    const page = await this.opened.page(propertyId);
    return page ?? ('accountId' in reading ? await this.internal.page(propertyId) : null);
  }

  private async readerOf(propertyId: number, reading: SheetReading): Promise<string | null> {
    const { rows } =
      'accountId' in reading
        ? await this.pool.query<ReaderRow>(
            `select email, name, null as company from staff_account where id = $1 and ${reaching('properties')}`,
            [reading.accountId],
          )
        : await this.pool.query<ReaderRow>(
            'select email, name, company from open_access where id = $1 and (property_id = $2 or property_id is null)',
            [reading.requestId, propertyId],
          );
    const [row] = rows;
    // The mailbox first: it is what was proven, and no name that somebody chose pushes it off the page.
    return row ? [row.email, row.name, row.company].filter(Boolean).join(', ') : null;
  }

  private async house() {
    const { agency, statusTexts } = await this.settings.read();
    return { agency, statusTexts, origin: this.origin };
  }
}
