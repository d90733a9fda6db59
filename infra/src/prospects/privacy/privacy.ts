import type { Erased } from '@pignon/domain/prospects/erasure';
import type { PersonExport } from '@pignon/domain/prospects/person-export';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import type { Pool } from 'pg';
import { writeLine } from '../../audit/audit-line';
import { addressHash } from './address-hash';
import { erasePerson } from './erase-person';
import { exportPerson } from './export-person';

/** A person's rights (GDPR, articles 15, 17 and 20), by address: candidates have them too. */
export class Privacy {
  constructor(
    private readonly pool: Pool,
    private readonly secretKey: string,
  ) {}

  /** Null where nothing is kept; whoever took a copy stands in the audit, by the hash of the address. */
  async export(email: string, line: AuditEntry): Promise<PersonExport | null> {
    const exported = await exportPerson(this.pool, email);
    if (exported) await writeLine(this.pool, { ...line, target: this.hash(exported.email) });
    return exported;
  }

  /** Null where nothing is kept. */
  erase(email: string, line: AuditEntry): Promise<Erased | null> {
    return erasePerson(this.pool, email, { hashOf: (one) => this.hash(one), line });
  }

  private hash(email: string): string {
    return addressHash(this.secretKey, normaliseEmail(email));
  }
}
