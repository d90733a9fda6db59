import { STANDS_ALONE } from '../mailbox/thread-conditions';
import { WAITS_IN_VAIN } from '../mailbox/waiting-in-vain';

/** SQL: conversations with whoever has addresses $1, as the mailbox shows them. */
export const PERSON_THREADS = `select thread.id, thread.source, thread.subject,
    case when ${WAITS_IN_VAIN} then 'archived' else thread.state end as state,
    to_char(last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastAt"
  from thread where thread.email = any($1) and ${STANDS_ALONE} order by last_at desc, thread.id desc limit 50`;
