import { pathOf } from '@pignon/domain/listings/shown/card-of';
import type { TransactionType } from '@pignon/domain/listings/property-fields';
import type { Pool } from 'pg';
import { answeringAgent } from '../agents/default-agent';
import { selectColumns } from '../database/property-columns';
import { SHOWN_CITY } from '../database/views/shown-city';
import { amountOf } from '../listings/catalogue/card-row';

/** What a request is about, as staff are told of it. */
export interface LeadProperty {
  readonly id: number;
  readonly title: string;
  readonly city: string;
  /** As a page tells it: of a hidden address the commune alone. */
  readonly shownCity: string;
  readonly path: string;
  /** Euros; of a rental per year. */
  readonly amount: number | null;
  readonly transactionType: TransactionType;
  readonly gated: boolean;
  /** A visitor may be told its name: it is neither removed, a draft, nor a gated one that is no longer offered. */
  readonly named: boolean;
  readonly adviser: { readonly name: string; readonly email: string };
}

export class LeadProperties {
  constructor(private readonly pool: Pool) {}

  /** Also of a property that was removed since; null when there never was one. */
  async byId(id: string | undefined): Promise<LeadProperty | null> {
    if (!id || !/^[1-9]\d{0,9}$/.test(id) || Number(id) >= 2 ** 31) return null;
    const { rows } = await this.pool.query(
      `select ${selectColumns(['id', 'title', 'city', 'citySlug', 'titleSlug', 'priceCents', 'transactionType', 'gated'])},
         ${SHOWN_CITY} as "shownCity",
         deleted_at is null and unpublished_at is null and (not gated or available) and not internal_only as named,
         json_build_object('name', agent.name, 'email', agent.email) as adviser
       from property join agent on agent.id = ${answeringAgent('property.agent_id')} where property.id = $1`,
      [Number(id)],
    );
    const [row] = rows as (Omit<LeadProperty, 'path' | 'amount'> & {
      citySlug: string;
      titleSlug: string;
      priceCents: string | null;
    })[];
    if (!row) return null;
    const { citySlug, titleSlug, priceCents, ...property } = row;
    return { ...property, path: pathOf({ id: row.id, citySlug, titleSlug }), amount: amountOf(priceCents) };
  }
}
