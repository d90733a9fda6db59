import type { Pool } from 'pg';

export const RELAY_CHANNEL = 'pignon_relay';

/**
 * Wakes the relays after a commit. Sent beside the transaction and gathered for 5 ms: a NOTIFY inside it would
 * make all commits queue behind one lock (domain/decisions/0006). A lost ring costs at most the relay's 1 s poll.
 */
export function relayBell(pool: Pool): () => void {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      pool.query(`select pg_notify('${RELAY_CHANNEL}', '')`).catch(() => {});
    }, 5).unref();
  };
}
