import { createHash } from 'node:crypto';
import { normaliseEmail } from '@pignon/domain/shared/email-address';
import type { Pool } from 'pg';

/** Keeps anyone from bombing a stranger through our forms: so many mails an hour to one typed address. */
export class VisitorMailAllowance {
  constructor(
    private readonly pool: Pool,
    private readonly perHour: number,
  ) {}

  /** A repeated effect asks again without being counted again. */
  async allows(effectId: string, address: string): Promise<boolean> {
    const hash = createHash('sha256').update(normaliseEmail(address)).digest();
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      // Two statements: the count must see what the previous holder of the lock wrote.
      await client.query(`select pg_advisory_xact_lock(hashtext('visitor-mail'), $1)`, [hash.readInt32BE(0)]);
      const { rowCount } = await client.query(
        `insert into visitor_mail (effect_id, address_hash) select $1, $2
         where (select count(*) from visitor_mail where address_hash = $2 and at > now() - interval '1 hour' and effect_id <> $1) < $3
         on conflict (effect_id) do update set at = visitor_mail.at`,
        [effectId, hash, this.perHour],
      );
      await client.query('commit');
      return rowCount === 1;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }
}
