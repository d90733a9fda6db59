/**
 * SQL: the conversation of the request that `event` tells of. By its own kind, for as a text no index of `thread` is asked,
 * and each receipt would read all of them; what is no uuid is no request's.
 */
export const THREAD_OF_EVENT = `thread on thread.source_id = case
  when event.aggregate_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then event.aggregate_id::uuid end`;
