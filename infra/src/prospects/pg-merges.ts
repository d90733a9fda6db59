import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import { mergePlan, NotMergeable, NotSeparable, SEPARABLE_DAYS, type Twin } from '@pignon/domain/prospects/merging';
import type { StaffPerson } from '@pignon/domain/prospects/staff-person';
import type { Pool, PoolClient } from 'pg';
import { writeLine } from '../audit/audit-line';
import { inTransaction } from '../database/transaction';
import type { PgPeople } from './pg-people';

/** One of both, as whoever puts them together has read them. */
interface Read {
  readonly id: string;
  readonly version: number;
}

/** What a merge changed of the kept one. */
interface Stand {
  readonly phone: string | null;
  readonly stage: string;
  readonly lostReason: string | null;
}

interface MergeRow {
  readonly kept: string;
  readonly gone: string;
  readonly moved: readonly string[];
  readonly before: Stand;
  readonly after: Stand;
  readonly open: boolean;
}

/** SQL: of each person their company, under `name`. */
const COMPANY = (of: string, name: string) => `left join off_market_client ${name} on ${name}.email = ${of}.email`;

const TWINS = `select distinct on (other.id) other.id, other.name, other.email, other.phone, theirs.company, other.version,
    case when other.phone = any(array(select phone from prospect where person_id = kept.id)) then 'phone' else 'name' end as why
  from prospect kept ${COMPANY('kept', 'own')}
  join prospect other on other.merged_into is null and other.id <> kept.id
  ${COMPANY('other', 'theirs')}
  where kept.id = $1 and (
    other.phone = any(array(select phone from prospect where person_id = kept.id))
    or (fold_text(other.name) = fold_text(kept.name) and kept.name <> kept.email
      and fold_text(theirs.company) = fold_text(own.company) and own.company <> '')
  ) order by other.id limit 20`;

/**
 * Two prospects into one, and apart again (domain/decisions/0040). Nothing that hangs on an address is moved: an access
 * stays with the mailbox that proved itself.
 */
export class PgMerges {
  constructor(
    private readonly pool: Pool,
    private readonly people: PgPeople,
  ) {}

  async twins(id: string): Promise<readonly Twin[]> {
    return (await this.pool.query<Twin>(TWINS, [id])).rows;
  }

  /** Its number; null where one of both changed meanwhile, or is not there. Rejects with NotMergeable. */
  async merge(kept: Read, gone: Read, line: AuditEntry): Promise<string | null> {
    if (kept.id === gone.id) throw new NotMergeable();
    return await inTransaction(this.pool, async (client) => {
      if (!(await hold(client, [kept, gone]))) return null;
      const [main, other] = await Promise.all([this.person(kept.id), this.person(gone.id)]);
      if (!main || !other) return null;
      const plan = mergePlan(main, other);
      const from = plan.stageOf === 'gone' ? other : main;
      const before = { phone: main.phone, stage: main.stage, lostReason: main.lostReason };
      const after = { phone: plan.phone, stage: plan.stage, lostReason: from.lostReason };
      const { rows } = await client.query<{ id: string }>(
        `insert into prospect_merge (kept_id, gone_id, moved, before, after, account_id)
         select $1, $2, array(select id from prospect where merged_into = $2), $3, $4, $5 returning id`,
        [kept.id, gone.id, before, after, line.accountId],
      );
      await client.query('update prospect set merged_into = $1, version = version + 1 where person_id = $2', [
        kept.id,
        gone.id,
      ]);
      await client.query(
        'update prospect set phone = $2, stage = $3, lost_reason = $4, version = version + 1 where id = $1',
        [kept.id, after.phone, after.stage, after.lostReason],
      );
      if (plan.criteriaOf === 'gone')
        await client.query(
          `insert into prospect_criteria (prospect_id, criteria, account_id)
           select $1, criteria, account_id from prospect_criteria where prospect_id = $2`,
          [kept.id, gone.id],
        );
      await writeLine(client, { ...line, target: kept.id, detail: { with: gone.id } });
      return rows[0]?.id ?? null;
    });
  }

  /** Of whom it was. Null where there was none. What was changed since stays as it was changed. Rejects with NotSeparable. */
  async separate(id: string, line: AuditEntry): Promise<string | null> {
    return await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<MergeRow>(
        `select kept_id as kept, gone_id as gone, moved, before, after,
           undone_at is null and merged_at > now() - interval '${SEPARABLE_DAYS} days' as open
         from prospect_merge where id = $1 for update`,
        [id],
      );
      const [merge] = rows;
      if (!merge) return null;
      if (!merge.open) throw new NotSeparable();
      const { kept, gone, moved, before, after } = merge;
      await client.query('update prospect_merge set undone_at = now() where id = $1', [id]);
      await client.query(
        `update prospect set merged_into = case when id = $1 then null else $1 end, version = version + 1
         where id = $1 or (id = any($2) and merged_into = (select merged_into from prospect where id = $1))`,
        [gone, moved],
      );
      await client.query(
        `update prospect set version = version + 1,
           phone = case when phone is not distinct from $3 then $2 else phone end,
           stage = case when stage = $5 and lost_reason is not distinct from $7 then $4 else stage end,
           lost_reason = case when stage = $5 and lost_reason is not distinct from $7 then $6 else lost_reason end
         where id = $1`,
        [kept, before.phone, after.phone, before.stage, after.stage, before.lostReason, after.lostReason],
      );
      await writeLine(client, { ...line, target: kept, detail: { from: gone } });
      return kept;
    });
  }

  private async person(id: string): Promise<StaffPerson | undefined> {
    return (await this.people.file(id))?.person;
  }
}

/** Both rows, in one order for everybody. False where one changed meanwhile. */
async function hold(client: PoolClient, both: readonly Read[]): Promise<boolean> {
  const { rows } = await client.query<Read & { readonly merged: boolean }>(
    'select id, version, merged_into is not null as merged from prospect where id = any($1) order by id for update',
    [both.map(({ id }) => id)],
  );
  if (rows.some(({ merged }) => merged)) throw new NotMergeable();
  return both.every(({ id, version }) => rows.some((row) => row.id === id && row.version === version));
}
