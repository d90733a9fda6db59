import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import type { Pool } from 'pg';
import { inTransaction } from '../database/transaction';

const AT_ONCE = 200;

/**
 * SQL: conversations of appointments that are over, in which nobody waits for anything else: no other request stands there,
 * and they wrote nothing that is unanswered.
 */
const OVER = `
  select thread.id, meeting.state from thread join appointment meeting on meeting.id = thread.source_id
  where thread.source = 'appointment' and thread.state = 'new' and thread.merged_into is null
    and (meeting.ends_at <= $1 or meeting.state = 'cancelled')
    and not exists (select from thread part where part.merged_into = thread.id)
    and 'received' is distinct from (select kind from thread_entry said where said.thread_id = thread.id
      and kind in ('received', 'sent') order by at desc, id desc limit 1)
  order by thread.id limit ${AT_ONCE} for no key update of thread skip locked`;

const REST = `update thread set state = 'archived', unread = false, told_at = null, due_at = null, version = version + 1
  where id = any($1)`;

const SAY = `insert into thread_entry (id, thread_id, kind, at, body, version)
  select id, thread_id, 'event', $4, words, 0 from unnest($1::uuid[], $2::uuid[], $3::text[]) as said (id, thread_id, words)`;

const WORDS = { booked: 'Rendez-vous passé', cancelled: 'Rendez-vous annulé' } as const;

interface Over {
  readonly id: string;
  /** 'cancelled': by a version that left its conversation open. */
  readonly state: keyof typeof WORDS;
}

/** Once its hour is over nobody waits for an appointment any more (0050). By whichever process. */
export class HeldMeetings {
  constructor(private readonly pool: Pool) {}

  async rest(now = new Date()): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<Over>(OVER, [now]);
      if (rows.length === 0) return;
      const ids = rows.map(({ id }) => id);
      await client.query(REST, [ids]);
      await client.query(SAY, [rows.map(() => uuidV7()), ids, rows.map(({ state }) => WORDS[state]), now]);
    });
  }
}
