import { createHash } from 'node:crypto';
import { mailboxOf } from '@pignon/domain/shared/text/email-address';
import type { Pool } from 'pg';
import { asciiAddress } from './ascii-address';

/** Keeps anyone from bombing a stranger through our forms: so many mails an hour to one mailbox. */
export class VisitorMailAllowance {
  constructor(
    private readonly pool: Pool,
    private readonly perHour: number,
  ) {}

  /** A repeated effect asks again without being counted again. */
  async allows(effectId: string, address: string): Promise<boolean> {
    const hash = createHash('sha256')
      .update(mailboxOf(asciiAddress(address)))
      .digest();
    const { rows } = await this.pool.query<{ allowed: boolean }>('select allow_visitor_mail($1, $2, $3) as allowed', [
      effectId,
      hash,
      this.perHour,
    ]);
    return rows[0]?.allowed ?? false;
  }
}
