import { AGENCY_ID, AgencyMoved } from '@pignon/domain/settings/agency-moved';
import type { AppSettings } from '@pignon/domain/settings/app-settings';
import type { SettingChange, SettingName, SettingsDesk } from '@pignon/domain/settings/settings-desk';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool, PoolClient } from 'pg';
import { writeLine } from '../audit/audit-line';
import { inTransaction } from '../database/transaction';
import { insertEvent } from '../outbox/insert-event';
import { MISSING_SETTINGS, withSafeLinks } from './stored-settings';

const HISTORY = 50;

/** E13: the agency's settings as staff read and change them. */
export class StaffSettings {
  constructor(private readonly pool: Pool) {}

  async desk(): Promise<SettingsDesk> {
    const { rows } = await this.pool.query<{ value: AppSettings; versions: Versions; history: SettingChange[] | null }>(
      DESK,
    );
    if (!rows[0]) throw new Error(MISSING_SETTINGS);
    const { value, versions, history } = rows[0];
    return { settings: withSafeLinks(value), versions: versions ?? {}, history: history ?? [] };
  }

  /**
   * What is given, and nothing else: two colleagues who save different things at once keep both. `version`: the last
   * change that was read of what is given; another one by now is a colleague's. Answers who that was.
   */
  async change(
    given: Partial<AppSettings>,
    version: number | null,
    line: AuditEntry,
  ): Promise<AppSettings | { readonly changed: Changed }> {
    const names = Object.keys(given);
    return await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ value: AppSettings }>('select value from app_setting for update');
      const before = rows[0]?.value;
      if (!before) throw new Error(MISSING_SETTINGS);
      const changed = version === null ? null : await lastOf(client, names);
      if (changed && changed.id !== version) return { changed };
      const written = await client.query<{ value: AppSettings }>(WRITE, [
        JSON.stringify(given),
        JSON.stringify(before),
        line.accountId,
      ]);
      if (given.agency && given.agency.address !== before.agency.address)
        await insertEvent(client, AgencyMoved(AGENCY_ID, new Date(), { address: given.agency.address }));
      await writeLine(client, line);
      return withSafeLinks(written.rows[0]?.value ?? before);
    });
  }
}

type Versions = Readonly<Partial<Record<SettingName, number>>> | null;

export interface Changed {
  readonly id: number;
  readonly by: string | null;
  readonly at: string | null;
}

async function lastOf(client: PoolClient, names: readonly string[]): Promise<Changed> {
  const { rows } = await client.query<{ id: string; by: string | null; at: Date }>(LAST, [names]);
  const [last] = rows;
  return last ? { id: Number(last.id), by: last.by, at: last.at.toISOString() } : { id: 0, by: null, at: null };
}

const WRITE = `
  with written as (update app_setting set value = value || $1::jsonb returning value), kept as (
    insert into setting_change (account_id, setting, was, became)
    select $3::uuid, name, $2::jsonb -> name, value -> name from written, jsonb_object_keys($1::jsonb) name
    where value -> name is distinct from $2::jsonb -> name
  )
  select value from written`;

const LAST = `select change.id, account.name as by, change.at
  from setting_change change left join staff_account account on account.id = change.account_id
  where setting = any($1) order by change.id desc limit 1`;

/** One statement: versions that are those of the values beside them. */
const DESK = `
  select value,
    (select jsonb_object_agg(setting, last) from (select setting, max(id) as last from setting_change group by setting) v)
      as versions,
    (select jsonb_agg(jsonb_build_object('id', id, 'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'by', by, 'setting', setting, 'was', was, 'became', became) order by id desc)
      from (select change.id, at, account.name as by, setting, was, became
        from setting_change change left join staff_account account on account.id = change.account_id
        order by change.id desc limit ${HISTORY}) latest) as history
  from app_setting`;
