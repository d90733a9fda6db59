import type { PropertyMatching } from '@pignon/domain/prospects/matching/property-matching';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool } from 'pg';
import { inTransaction } from '../database/transaction';
import type { PgMatches } from './pg-matches';

/** D14: what a publication found, kept until it is found anew. */
export class PublishedMatches {
  constructor(
    private readonly pool: Pool,
    private readonly matches: PgMatches,
  ) {}

  /** Of a property that is offered; of another one nothing is kept. Answers how many people it may interest. */
  async find(property: number): Promise<number> {
    const found = await this.matches.ofOffered(property);
    return await inTransaction(this.pool, async (client) => {
      await client.query('delete from property_matching where property_id = $1', [property]);
      if (!found) return 0;
      await client.query('insert into property_matching (property_id, people) values ($1, $2)', [
        property,
        found.length,
      ]);
      // Whoever was erased or merged meanwhile is left out.
      await client.query(
        `insert into property_match (property_id, person_id, score, parts)
         select $1, prospect.id, score, parts from jsonb_to_recordset($2) as found (id uuid, score int, parts jsonb)
           join prospect using (id)`,
        [property, JSON.stringify(found.map(({ person, score, parts }) => ({ id: person.id, score, parts })))],
      );
      return found.length;
    });
  }

  /** Null where it was never published since this is kept. */
  async of(property: number): Promise<PropertyMatching | null> {
    const { rows } = await this.pool.query<{ matchedAt: Date; people: number; seenAt: Date | null }>(
      `select matched_at as "matchedAt", people, seen_at as "seenAt" from property_matching where property_id = $1`,
      [property],
    );
    const [row] = rows;
    return row
      ? { people: row.people, matchedAt: row.matchedAt.toISOString(), seenAt: row.seenAt?.toISOString() ?? null }
      : null;
  }

  /** Once: whoever looks first has looked for the house. */
  async see(property: number, { accountId }: Pick<AuditEntry, 'accountId'>): Promise<void> {
    await this.pool.query(
      'update property_matching set seen_at = now(), seen_by = $2 where property_id = $1 and seen_at is null',
      [property, accountId],
    );
  }
}
