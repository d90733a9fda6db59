import type { AppSettings, Settings } from '@pignon/domain/settings/app-settings';
import { AGENCY_ID, AgencyMoved } from '@pignon/domain/settings/agency-moved';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import { safeLink } from '@pignon/domain/shared/text/safe-link';
import type { Pool } from 'pg';
import { auditLine } from '../audit/audit-line';
import { EventRow } from '../outbox/event.schema';

const MISSING = "Les paramètres de l'agence manquent : lancez la migration et les données de départ.";

export class PgSettings implements Settings {
  constructor(private readonly pool: Pool) {}

  async read(): Promise<AppSettings> {
    const { rows } = await this.pool.query<{ value: AppSettings }>('select value from app_setting');
    if (!rows[0]) throw new Error(MISSING);
    return withSafeLinks(rows[0].value);
  }

  async change(given: Partial<AppSettings>, line: AuditEntry): Promise<AppSettings> {
    const address = given.agency?.address ?? null;
    const { id, name, version, aggregate, aggregateId, payload, occurredAt } = new EventRow(
      AgencyMoved(AGENCY_ID, new Date(), { address: address ?? '' }),
    );
    const values: unknown[] = [
      JSON.stringify(given),
      id,
      name,
      version,
      aggregate,
      aggregateId,
      payload,
      occurredAt,
      address,
    ];
    // One statement: the fact and the line of the audit stand with the change, or nothing does.
    const { rows } = await this.pool.query<{ value: AppSettings }>(
      `with before as (select value->'agency'->>'address' as address from app_setting),
         written as (update app_setting set value = value || $1::jsonb returning value),
         moved as (
           insert into event (id, name, version, aggregate, aggregate_id, payload, occurred_at)
           select $2, $3, $4, $5, $6, $7, $8
           where $9::text is not null and not exists (select 1 from before where address = $9)
         ), line as (${auditLine(line, values, { from: 'written' })})
       select value from written`,
      values,
    );
    if (!rows[0]) throw new Error(MISSING);
    return withSafeLinks(rows[0].value);
  }
}

/** A row may be older than the check of its links. */
function withSafeLinks(settings: AppSettings): AppSettings {
  const { facebook, instagram, linkedin } = settings.agency.social;
  const social = { facebook: safeLink(facebook), instagram: safeLink(instagram), linkedin: safeLink(linkedin) };
  return { ...settings, agency: { ...settings.agency, social } };
}
