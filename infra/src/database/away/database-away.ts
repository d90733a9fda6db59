/**
 * Whether PostgreSQL was away, starting, out of room or out of connections, or took this one back: the fault lies with no
 * call, and the same call may be repeated. Said of whatever pg, MikroORM, knex or a store on top of them made of it.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (const one of chain(error)) {
    const { code, message } = one as { code?: unknown; message?: unknown };
    if (typeof code === 'string' && CODES.test(code)) return true;
    if (typeof message === 'string' && WORDS.test(message)) return true;
  }
  return false;
}

/**
 * Sockets, names that do not resolve during a failover, and SQLSTATEs: 08 connection, 53 resources, 57 operator, 58
 * system; 40001, 40003 and 40P01 rolled back, 55P03 waited for a lock, 25006 a replica, 25P03 and 25P04 too slow.
 */
const CODES =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|ERR_SOCKET_CLOSED|ERR_STREAM_(?:DESTROYED|WRITE_AFTER_END)|08\w{3}|53\w{3}|57\w{3}|58\w{3}|40001|40003|40P01|55P03|25006|25P03|25P04)$/;

/**
 * What says so in words alone. knex begins a transaction on a cut connection without a sound, and refuses its first
 * statement as one that is complete; pg's own waiting for a connection is a plain 'timeout expired'.
 */
const WORDS =
  /timeout exceeded when trying to connect|^timeout expired$|Query read timeout|Connection terminated|Connection ended unexpectedly|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end|Knex: Timeout acquiring|Transaction query already complete|Unable to acquire a connection|^(?:operation timed out|aborted)$/;

/** The error, what it was made of, and what it gathers: Node tries several addresses at once. */
function* chain(error: unknown, depth = 0): Generator<object> {
  if (typeof error !== 'object' || error === null || depth > 5) return;
  yield error;
  const { cause, previous, errors } = error as { cause?: unknown; previous?: unknown; errors?: unknown };
  for (const inner of [cause, previous, ...(Array.isArray(errors) ? (errors as unknown[]) : [])])
    yield* chain(inner, depth + 1);
}
