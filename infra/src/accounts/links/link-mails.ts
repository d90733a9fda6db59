import type { LinkPurpose } from '@pignon/domain/accounts/account-links';
import type { Mailbox } from '@pignon/domain/shared/mailer';
import type { Pool } from 'pg';
import { linkToken } from './link-tokens';

export interface LinkMail {
  readonly to: Mailbox;
  readonly purpose: LinkPurpose;
  readonly token: string;
}

/** What a link's mail says, while it still opens something. */
export class LinkMails {
  constructor(
    private readonly pool: Pool,
    private readonly secretKey: string,
  ) {}

  async byId(linkId: string): Promise<LinkMail | null> {
    const { rows } = await this.pool.query<Omit<LinkMail, 'token'>>(
      `select json_build_object('name', name, 'address', email) as to, purpose
       from staff_link link join staff_account on staff_account.id = account_id
       where link.id = $1 and used_at is null and expires_at > now() and disabled_at is null`,
      [linkId],
    );
    return rows[0] ? { ...rows[0], token: linkToken(this.secretKey, linkId) } : null;
  }
}
