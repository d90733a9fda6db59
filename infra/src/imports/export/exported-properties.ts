import type { ExportedProperty } from '@pignon/domain/imports/rows/exported-property';
import type { Photo } from '@pignon/domain/listings/photo';
import type { PropertyFields } from '@pignon/domain/listings/property-fields';
import { UNSAID } from '@pignon/domain/listings/unsaid';
import type { Settings } from '@pignon/domain/settings/app-settings';
import { referenceOf } from '@pignon/domain/sheets/property-sheet';
import type { Pool } from 'pg';
import { type PropertyColumn, selectColumns, type StoredProperty } from '../../database/property-columns';
import { queryAsStaff } from '../../database/roles/as-staff';
import { amountOf } from '../../listings/catalogue/card-row';

const FIELDS = Object.keys(UNSAID) as (keyof PropertyFields & PropertyColumn)[];
const BESIDE = [
  'id',
  'importKey',
  'commune',
  'nature',
  'priceCents',
  'photos',
  'unpublishedAt',
  'internalOnly',
] as const;
const AT_ONCE = 200;

type Row = PropertyFields &
  Pick<StoredProperty, Exclude<(typeof BESIDE)[number], 'priceCents'>> & {
    /** bigint: text. */
    readonly priceCents: string | null;
    readonly adviser: ExportedProperty['adviser'];
  };

/** As it leaves the house: its photos are named by whoever writes the file. */
export type LeavingProperty = Omit<ExportedProperty, 'photoSources'> & {
  readonly id: number;
  readonly photos: readonly Photo[];
};

/** Properties by their numbers, a few hundred in memory at a time. */
export class ExportedProperties {
  constructor(
    private readonly pool: Pool,
    private readonly settings: Settings,
  ) {}

  /** What agencies call this one. */
  async agency(): Promise<string> {
    return (await this.settings.read()).agency.referencePrefix;
  }

  async *of(ids: readonly number[]): AsyncGenerator<LeavingProperty> {
    const { agency } = await this.settings.read();
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const { rows } = await queryAsStaff<Row>(
        this.pool,
        `select ${selectColumns([...BESIDE, ...FIELDS])},
           case when agent.id is not null then json_build_object('name', agent.name, 'email', agent.email) end as adviser
         from property left join agent on agent.id = property.agent_id
         where property.id = any($1) and deleted_at is null order by property.id`,
        [ids.slice(at, at + AT_ONCE)],
      );
      for (const { id, importKey, priceCents, unpublishedAt, internalOnly, ...row } of rows)
        yield {
          ...row,
          id,
          key: importKey ?? referenceOf(agency, id),
          amount: amountOf(priceCents),
          published: unpublishedAt === null && !internalOnly,
        };
    }
  }
}
