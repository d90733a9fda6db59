import type { Mailbox } from '@pignon/domain/shared/mailer';
import type { Pool } from 'pg';
import type { InboxConfig } from '../config/inbox';
import { replyToken } from './reply-token';
import { THREAD_OF_EVENT } from './thread-of-event';

/** Where an answer is to go so that it comes back into its conversation; null where no mail is read. */
export class ReplyAddresses {
  constructor(
    private readonly pool: Pool,
    private readonly inbox: Pick<InboxConfig, 'replyAddress'> | null,
    private readonly secretKey: string,
  ) {}

  ofThread(threadId: string, name: string): Mailbox | null {
    if (!this.inbox) return null;
    const { local, domain } = this.inbox.replyAddress;
    return { name, address: `${local}+${replyToken(threadId, this.secretKey)}@${domain}` };
  }

  /** `effectId`: of a mail that a request set off. */
  async ofEffect(effectId: string, name: string): Promise<Mailbox | null> {
    if (!this.inbox) return null;
    const { rows } = await this.pool.query<{ id: string }>(
      `select thread.id from effect join event on event.id = event_id
       join ${THREAD_OF_EVENT} where effect.id = $1`,
      [effectId],
    );
    return rows[0] ? this.ofThread(rows[0].id, name) : null;
  }
}
