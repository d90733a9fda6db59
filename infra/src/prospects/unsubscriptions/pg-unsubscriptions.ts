import type { Consent } from '@pignon/domain/prospects/consent';
import type { Pool } from 'pg';

/** Who wants no more proposals. Whoever was erased since is nobody: nothing is kept, and nothing is said of it. */
export class PgUnsubscriptions {
  constructor(private readonly pool: Pool) {}

  /** Once: pressed again it changes nothing. `way`: by their mail program, or by the page. */
  async unsubscribe(proposalId: string, way: 'one-click' | 'page'): Promise<void> {
    await this.pool.query(
      `insert into unsubscription (email, way, property_id) select email, $2, property_id from proposal where id = $1
       on conflict (email) where resubscribed_at is null do nothing`,
      [proposalId, way],
    );
  }

  /** Their own agreement alone takes it back. */
  async resubscribe(proposalId: string, consent: Consent): Promise<void> {
    await this.pool.query(
      `update unsubscription set resubscribed_at = now(), consent = $2
       where email = (select email from proposal where id = $1) and resubscribed_at is null`,
      [proposalId, JSON.stringify(consent)],
    );
  }
}
