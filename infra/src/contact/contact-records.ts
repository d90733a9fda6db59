import type { ContactDetails } from '@pignon/domain/contact/contact-message';
import type { Pool } from 'pg';

/** Reads for the workers: rows, no aggregates. */
export class ContactRecords {
  constructor(private readonly pool: Pool) {}

  async byId(id: string): Promise<ContactDetails> {
    const { rows } = await this.pool.query<{ details: ContactDetails }>(
      'select details from contact_message where id = $1',
      [id],
    );
    if (!rows[0]) throw new Error(`Message ${id} introuvable`);
    return rows[0].details;
  }
}
