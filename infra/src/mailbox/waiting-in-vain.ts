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
