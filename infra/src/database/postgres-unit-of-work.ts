import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import type { Aggregate } from '@pignon/domain/shared/aggregate';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { DomainEvent } from '@pignon/domain/shared/domain-event';
import {
  KeyInFlight,
  KeyReusedForAnotherBody,
  type Once,
  type Outcome,
  type UnitOfWork,
} from '@pignon/domain/shared/unit-of-work';
import type { Pool } from 'pg';
import { auditLine } from '../audit/audit-line';
import { EventRow } from '../outbox/event.schema';
import { InsertAtOnce } from './insert-at-once';
import type { LateColumn } from './late-column';
import { runWork, WorkInProgress } from './work-in-progress';

interface StoredAnswer {
  readonly fingerprint: string;
  readonly answer: object;
}

interface Written {
  readonly added: readonly Aggregate[];
  readonly late: readonly LateColumn[];
  readonly once: Once | null;
  readonly answer: object;
  readonly line: AuditEntry | undefined;
}

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * New aggregates go in one statement; work that loaded something goes through a MikroORM flush in its transaction.
 * Both write the idempotency key, the rows, the recorded facts and the line of the audit together, then ring the relay's bell.
 */
export class PostgresUnitOfWork implements UnitOfWork {
  private readonly insert: InsertAtOnce;

  constructor(
    private readonly pool: Pool,
    private readonly orm: MikroORM,
    private readonly ring: () => void,
  ) {
    this.insert = new InsertAtOnce(orm);
  }

  async run<Answer extends object>(
    once: Once | null,
    work: () => Promise<Answer>,
    line?: AuditEntry,
  ): Promise<Outcome<Answer>> {
    const progress = new WorkInProgress(() => this.orm.em.fork());
    try {
      const answer = await runWork(progress, work);
      const written = { added: progress.added, late: progress.late, once, answer, line };
      const stored = progress.opened ? await this.flush(progress.opened, written) : await this.insertAll(written);
      if (stored) return { answer: checked(stored, once) as Answer, replayed: true };
      this.ring();
      return { answer, replayed: false };
    } catch (error) {
      if (progress.opened?.isInTransaction()) await progress.opened.rollback().catch(() => {});
      // A reused key wins over what the aggregate says of its own state, whichever came first.
      const stored = once && progress.opened && !isInfrastructure(error) ? await this.stored(once) : null;
      if (stored) return { answer: checked(stored, once) as Answer, replayed: true };
      if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) throw new KeyInFlight();
      throw error;
    }
  }

  async answered<Answer extends object>(once: Once): Promise<Answer | null> {
    const stored = await this.stored(once);
    return stored?.fingerprint === once.fingerprint ? (stored.answer as Answer) : null;
  }

  async close(): Promise<void> {
    await this.orm.close(true);
  }

  /** Null when written; the stored answer when the key was used before. */
  private async insertAll({ added, late, once, answer, line }: Written): Promise<StoredAnswer | null> {
    const facts = added.flatMap((aggregate) => aggregate.takeEvents());
    const values: unknown[] = once ? claimValues(once, answer) : [];
    const claim = once ? CLAIM : 'select 1';
    const rows = this.insert.ctes([...added, ...facts.map((fact: DomainEvent) => new EventRow(fact))], values, late);
    const noted = line ? `, line as (${auditLine(line, values, { from: 'claim' })})` : '';
    const text = `with claim as (${claim})${rows}${noted} select 1 from claim`;
    // Named, so that each connection plans it once: an insert has no better plan for other values.
    const { rowCount } = await this.pool.query({ name: statementName(text), text, values });
    return rowCount === 1 || !once ? null : await this.storedBefore(once);
  }

  private async flush(em: EntityManager, { added, late, once, answer, line }: Written): Promise<StoredAnswer | null> {
    if (once) {
      const claimed = await execute(em, CLAIM, claimValues(once, answer));
      if (claimed.length === 0) {
        await em.rollback();
        return await this.storedBefore(once);
      }
    }
    for (const column of late) await settle(em, column);
    em.persist(added);
    if (line) {
      const values: unknown[] = [];
      await execute(em, auditLine(line, values), values);
    }
    await em.commit();
    return null;
  }

  /** The key was taken: nothing of this call is written. It may have run out since, and then the same call is welcome again. */
  private async storedBefore(once: Once): Promise<StoredAnswer> {
    const stored = await this.stored(once);
    if (!stored) throw new KeyInFlight();
    return stored;
  }

  private async stored({ scope, key }: Once): Promise<StoredAnswer | null> {
    const { rows } = await this.pool.query<StoredAnswer>(
      'select fingerprint, answer from idempotency_key where scope = $1 and key = $2 and expires_at > now()',
      [scope, key],
    );
    return rows[0] ?? null;
  }
}

const execute = (em: EntityManager, text: string, values: unknown[]): Promise<object[]> =>
  em.getConnection().execute<object[]>(text.replace(/\$\d+/g, '?'), values, 'all', em.getTransactionContext());

/** Just before the rows are written: what its statement locks is soon let go. */
async function settle(em: EntityManager, { object, property, text }: LateColumn): Promise<void> {
  const values: unknown[] = [];
  const statement = text((value) => `$${values.push(value)}`, 'true');
  const [row] = (await execute(em, statement, values)) as { value: unknown }[];
  if (row) Object.assign(object, { [property]: row.value });
}

/** Takes the key if it is free or expired; waits for a call in flight until lock_timeout. */
const CLAIM = `insert into idempotency_key (scope, key, fingerprint, answer, expires_at)
  values ($1, $2, $3, $4::jsonb, now() + $5::int * interval '1 second')
  on conflict (scope, key) do update
    set fingerprint = excluded.fingerprint, answer = excluded.answer, created_at = now(), expires_at = excluded.expires_at
    where idempotency_key.expires_at <= now()
  returning 1`;

function checked(stored: StoredAnswer, once: Once | null): object {
  if (once && stored.fingerprint !== once.fingerprint) throw new KeyReusedForAnotherBody();
  return stored.answer;
}

const claimValues = ({ scope, key, fingerprint, ttlSeconds }: Once, answer: object): unknown[] => [
  scope,
  key,
  fingerprint,
  JSON.stringify(answer),
  ttlSeconds,
];

const names = new Map<string, string>();

function statementName(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = `insert-${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
    names.set(text, name);
  }
  return name;
}

const isInfrastructure = (error: unknown): boolean =>
  error instanceof UniqueConstraintViolationException || typeof (error as { code?: unknown }).code === 'string';
