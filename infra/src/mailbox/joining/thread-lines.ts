/** SQL: ids of a conversation and of all that went into it; also where `thread` is a page of them. */
export const withParts = (id: string): string =>
  `select ${id} union all select part.id from public.thread part where part.merged_into = ${id}`;

/** SQL: the conversation in which `thread` is read and answered: itself, or the one that it went into. */
export const STANDS = 'coalesce(thread.merged_into, thread.id)';

export const STANDING = `select ${STANDS} as id from thread where id = ?`;

export const SAID = `select id, thread_id as "threadId", kind, at, subject from thread_entry
  where thread_id in (select ?::uuid union all select id from thread where merged_into = ?::uuid) order by at, id`;

/** What went along with them follows by a trigger. */
export const MOVE_LINES = 'update thread_entry set thread_id = ?::uuid where id = any(?::uuid[])';

/** Where a mail says nothing of its sender it is the conversation's own. */
export const KEEP_SENDERS = `update thread_mail mail set sender = nullif(coalesce(mail.sender, said.before), said.after)
  from (select ?::text as after, ?::text as before, ?::uuid as id) said, thread_entry entry
  where entry.id = mail.id and entry.thread_id = said.id and mail.kind <> 'sent'`;

export const KEEP_RECIPIENTS = `update thread_entry set recipient = ? where thread_id = ?::uuid and kind = 'sent' and recipient is null`;
