import { Unrecoverable } from '@pignon/domain/deliveries/delivery-failure';
import type { ApplicationDetails } from '@pignon/domain/careers/job-application';
import type { Pool } from 'pg';

export interface ApplicationRecord {
  readonly details: ApplicationDetails;
  readonly cvName: string;
  readonly cvType: string;
  readonly cv: Uint8Array;
}

/** Reads for the workers: rows, no aggregates. */
export class ApplicationRecords {
  constructor(private readonly pool: Pool) {}

  async byId(id: string): Promise<ApplicationRecord> {
    const { rows } = await this.pool.query<ApplicationRecord>(
      'select details, cv_name as "cvName", cv_type as "cvType", cv from job_application where id = $1',
      [id],
    );
    // Forgotten after two years: no attempt will find it again.
    if (!rows[0]) throw new Unrecoverable(`Candidature ${id} introuvable`, 'job_application');
    return rows[0];
  }
}
