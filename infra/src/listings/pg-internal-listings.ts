import type { ListingPage } from '@pignon/domain/listings/read-models';
import type { Pool } from 'pg';
import { forReaders, type PageRow, selectPage, toPage } from './catalogue/page-row';

/**
 * Properties that nobody outside the house may know of, drafts and those of F46, as their pages will be. Asked only by who knows already
 * that an administrator reads; for everybody else there is no such property. The columns of view internal_property and no
 * others.
 */
export class PgInternalListings {
  constructor(private readonly pool: Pool) {}

  page(propertyId: number): Promise<ListingPage | null> {
    return this.found('id = $1', [propertyId]);
  }

  /** Of two with one title and city the newest. */
  pageBySlug(citySlug: string, titleSlug: string): Promise<ListingPage | null> {
    return this.found('city_slug = $1 and title_slug = $2', [citySlug, titleSlug]);
  }

  private async found(where: string, values: readonly unknown[]): Promise<ListingPage | null> {
    const { rows } = await this.pool.query<PageRow & { readonly draft: boolean }>(
      selectPage(`select * from internal_property where ${where} order by id desc limit 1`, ', shown.draft'),
      [...values],
    );
    if (!rows[0]) return null;
    const page = toPage(rows[0]);
    const why = rows[0].draft ? { draft: true as const } : { internalOnly: true as const };
    return { ...page, photos: forReaders(page.photos), confidential: true, ...why };
  }
}
