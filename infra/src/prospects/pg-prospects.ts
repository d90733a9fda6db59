import { Cancelled } from '@pignon/domain/deliveries/delivery-failure';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import type { Prospect, ProspectIdentity, ToldOfPerson } from '@pignon/domain/prospects/prospect';
import type { Pool } from 'pg';
import { untilWritten } from '../database/away/until-written';

export class PgProspects {
  constructor(
    private readonly pool: Pool,
    /** A pool of its own: a lock is held for as long as the CRM takes, and must not starve everybody else. */
    private readonly locks: Pool,
  ) {}

  /** Called by Nest when the context closes. */
  async onModuleDestroy(): Promise<void> {
    await this.locks.end();
  }

  /**
   * Runs `work` while nobody else works on the same email. What is kept of him stays: anybody may type his address
   * (domain/decisions/0022).
   */
  async exclusively<Result>(
    identity: ProspectIdentity,
    work: (prospect: Prospect) => Promise<Result>,
  ): Promise<Result> {
    return await this.alone(identity.email, async (email) => await work(await this.known(email)));
  }

  /** The same of whoever is kept no more: nobody makes him anew in the CRM meanwhile. */
  async alone<Result>(typed: string, work: (email: string) => Promise<Result>): Promise<Result> {
    const email = normaliseEmail(typed);
    const client = await this.locks.connect();
    let broken = false;
    try {
      await client.query("set lock_timeout = '60s'");
      await client.query('select pg_advisory_lock(hashtext($1), hashtext($2))', ['prospect', email]);
      return await work(email);
    } finally {
      // A connection that cannot unlock is thrown away, and its lock with it.
      await client
        .query('select pg_advisory_unlock(hashtext($1), hashtext($2))', ['prospect', email])
        .catch(() => (broken = true));
      client.release(broken);
    }
  }

  /**
   * Before a creation is sent. False when there is a person by now, or somebody else sent one within `indexSeconds`: a lock
   * is gone with its connection, and whoever held it does not feel it.
   */
  async markCrmSent(prospectId: string, indexSeconds: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update prospect set crm_sent_at = now() where id = $1 and crm_person_id is null
         and (crm_sent_at is null or crm_sent_at <= now() - $2 * interval '1 second')`,
      [prospectId, indexSeconds],
    );
    return rowCount === 1;
  }

  /** The CRM has that person no more: whoever is kept now was found there, and is made anew. */
  async forgetCrmPerson(crmPersonId: string): Promise<void> {
    await untilWritten(() =>
      this.pool.query(
        `update prospect set crm_person_id = null, crm_sent_at = null, crm_name = null, crm_phone = null where crm_person_id = $1`,
        [crmPersonId],
      ),
    );
  }

  /** What the CRM did is noted however long the database is away, as below. */
  async clearCrmSent(prospectId: string): Promise<void> {
    await untilWritten(() => this.pool.query('update prospect set crm_sent_at = null where id = $1', [prospectId]));
  }

  /** `told`: what we wrote of him there; null where he was found. */
  async saveCrmPerson(prospectId: string, crmPersonId: string, told: ToldOfPerson | null): Promise<void> {
    await untilWritten(() =>
      this.pool.query(
        'update prospect set crm_person_id = $2, crm_sent_at = null, crm_name = $3, crm_phone = $4 where id = $1',
        [prospectId, crmPersonId, told?.name ?? null, told?.phone ?? null],
      ),
    );
  }

  /** He is kept since his request was stored; who is not there any more was erased meanwhile, and is not made anew. */
  private async known(email: string): Promise<Prospect> {
    const { rows } = await this.pool.query<Prospect>(
      `select id, email, name, phone, crm_person_id as "crmPersonId",
         crm_name as "crmName", crm_phone as "crmPhone",
         extract(epoch from now() - crm_sent_at)::float as "crmSentSecondsAgo"
       from prospect where email = $1`,
      [email],
    );
    if (!rows[0]) throw new Cancelled('Cette personne a été effacée', 'ERASED');
    return rows[0];
  }
}
