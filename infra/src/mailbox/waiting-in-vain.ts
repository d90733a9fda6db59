import { ENDED_SENTENCES } from '@pignon/domain/sold/ended';
import { ENDED } from '../sold/ended';

/**
 * SQL: conversations whose only matter is an access to a property that is gone, until its sender says more: nothing is left
 * to answer in them but the closing mail, which the list of accesses offers (0045). Read, never stored, as there.
 */
const VAIN = `select asking.id from access_request asked join property on property.id = asked.property_id
    join public.thread asking on asking.source_id = asked.id
  where asked.state = 'requested' and ${ENDED} is not null and asking.state = 'new'
    and not exists (select from thread_entry said where said.thread_id = asking.id and said.kind = 'received')
    and not exists (select from public.thread part where part.merged_into = asking.id)`;

export const WAITS_IN_VAIN = `thread.id in (${VAIN})`;
/** SQL: of `thread`, that somebody waits for the agency in it. */
export const WAITS_FOR_US = `thread.state = 'new' and thread.id not in (${VAIN})`;

const SENTENCES = Object.values(ENDED_SENTENCES).map((sentence) => `'${sentence}.'`);

/** SQL: conversations whose access was closed because its property is gone. */
const CLOSED = `select asking.id from access_request asked join public.thread asking on asking.source_id = asked.id
  where asked.state = 'refused' and asked.refusal_reason in (${SENTENCES.join(', ')})`;

/**
 * SQL: of `thread`, that an answer to it counts (D07). Whoever was put away without one was owed none: an advertisement, a
 * wrong number, an appointment that was cancelled; nor was whoever asked in vain.
 */
export const OWED_AN_ANSWER = `thread.state <> 'spam' and (thread.state <> 'archived' or thread.first_answered_at is not null)
  and thread.id not in (${VAIN}) and thread.id not in (${CLOSED})`;
