import type { ListingCard, ListingPage } from '@pignon/domain/listings/read-models';
import type { Pool } from 'pg';
import { CARD_COLUMNS, type CardRow, toCard } from '../listings/catalogue/card-row';
import { forReaders, type PageRow, selectPage, toPage } from '../listings/catalogue/page-row';

/**
 * The page of an off-market property for whom it was opened to; there is no other way to it for a visitor. The columns of
 * view opened_property and no others.
 */
export class PgOpenedListings {
  constructor(private readonly pool: Pool) {}

  async page(propertyId: number): Promise<ListingPage | null> {
    const { rows } = await this.pool.query<PageRow>(selectPage('select * from opened_property where id = $1'), [
      propertyId,
    ]);
    if (!rows[0]) return null;
    const page = toPage(rows[0]);
    return { ...page, photos: forReaders(page.photos), confidential: true };
  }

  /** In the order of the ids. */
  async cards(propertyIds: readonly number[]): Promise<readonly ListingCard[]> {
    const { rows } = await this.pool.query<CardRow>(
      `select ${CARD_COLUMNS} from opened_property where id = any ($1::int[]) order by array_position($1::int[], id)`,
      [propertyIds],
    );
    return rows.map(toCard).map((card) => ({ ...card, photos: forReaders(card.photos) }));
  }
}
