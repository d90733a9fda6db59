import type { EstimationContact, EstimationDetails } from '@pignon/domain/estimations/estimation-details';
import type { Pool } from 'pg';

export interface EstimationRecord {
  readonly id: string;
  readonly contact: EstimationContact;
  readonly submission: EstimationDetails | null;
}

/** Reads for the workers: rows, no aggregates. */
export class EstimationRecords {
  constructor(private readonly pool: Pool) {}

  async byId(id: string): Promise<EstimationRecord> {
    const { rows } = await this.pool.query<EstimationRecord>(
      'select id, contact, submission from estimation where id = $1',
      [id],
    );
    if (!rows[0]) throw new Error(`Estimation ${id} introuvable`);
    return rows[0];
  }

  async submitted(id: string): Promise<EstimationDetails> {
    const { submission } = await this.byId(id);
    if (!submission) throw new Error(`Estimation ${id} pas encore envoyée`);
    return submission;
  }
}
