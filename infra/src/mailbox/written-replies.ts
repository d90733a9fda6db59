import type { Pool } from 'pg';
import { withParts } from './joining/thread-lines';

export interface WrittenReply {
  readonly threadId: string;
  /** Empty where it goes to somebody else than the visitor. */
  readonly name: string;
  /** As it was written to. */
  readonly email: string;
  readonly subject: string;
  readonly body: string;
  /** The member of staff who wrote it. */
  readonly by: string | null;
  /** Mails of the same conversation before it, theirs and ours, oldest first. */
  readonly answers: readonly string[];
  /** Of a property that was proposed: by which their link is made. */
  readonly proposal: { readonly id: string; readonly unsubscribed: boolean } | null;
}

/** The first of a conversation and its last say enough (RFC 5322, 3.6.4 sets no end). */
const MOST_ANSWERED = 20;

/** SQL: of mails that were written before recipients were kept it is the conversation's. */
const toOf = (entry: string, thread = 'thread'): string => `coalesce(${entry}.recipient, ${thread}.email)`;
const TO = toOf('entry');

/**
 * SQL: Message-IDs of what passed between the agency and this recipient; of what was sent before these were kept, the effect
 * that each is made of.
 */
const BEFORE = `select mail.message_id as id, before.at from thread_entry before join thread own on own.id = before.thread_id
      join thread_mail mail on mail.id = before.id
    where before.thread_id in (${withParts('thread.id')}) and before.at < entry.at and mail.kind <> 'automatic' and mail.message_id is not null
      and ${toOf('before', 'own')} = ${TO}
  union all select effect.id::text, before.at from thread_entry before join thread own on own.id = before.thread_id
    join event on event.aggregate_id = before.id::text join effect on effect.event_id = event.id
    where before.thread_id in (${withParts('thread.id')}) and before.kind = 'sent' and before.at < entry.at and reaction = 'mailbox.send-reply'
      and ${toOf('before', 'own')} = ${TO}
      and not exists (select from thread_mail mail where mail.id = before.id)`;

/** SQL: each address of whoever it was proposed to. */
const THEIRS = `select same.email from prospect one join prospect same using (person_id) where one.email = proposal.email`;

/** SQL: null for what they asked for. */
const PROPOSAL = `(select json_build_object('id', proposal.id, 'unsubscribed', exists (
    select from unsubscription gone where resubscribed_at is null and gone.email in (${THEIRS}))) from proposal where entry_id = entry.id)`;

/** Replies on their way out. */
export class WrittenReplies {
  constructor(
    private readonly pool: Pool,
    private readonly domain: string,
  ) {}

  async byId(entryId: string): Promise<WrittenReply | null> {
    const { rows } = await this.pool.query<WrittenReply>(
      `select thread.id as "threadId", case when ${TO} = thread.email then thread.name else '' end as name, ${TO} as email,
         entry.subject, entry.body, staff_account.name as by, ${PROPOSAL} as proposal,
         coalesce((select json_agg(said.id order by said.at) from (${BEFORE}) said), '[]') as answers
       from thread_entry entry join thread on thread.id = entry.thread_id
       left join staff_account on staff_account.id = entry.account_id
       where entry.id = $1 and entry.kind = 'sent'`,
      [entryId],
    );
    const [reply] = rows;
    if (!reply) return null;
    const { answers } = reply;
    const many = answers.length > MOST_ANSWERED;
    return { ...reply, answers: many ? [...answers.slice(0, 1), ...answers.slice(1 - MOST_ANSWERED)] : answers };
  }

  /** By which Message-ID it is known to whoever answers it, for as long as its conversation stands. */
  async note(entryId: string, effectId: string): Promise<void> {
    await this.pool.query(
      `insert into thread_mail (id, message_id, kind) select id, $2, 'sent' from thread_entry where id = $1 on conflict do nothing`,
      [entryId, `<${effectId}@${this.domain}>`],
    );
  }
}
