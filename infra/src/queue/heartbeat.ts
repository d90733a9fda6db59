import type { Redis } from 'ioredis';

const BEAT_MS = 3_000;
/** A server that is merely slow answers sooner. */
const MOST_SILENCE_MS = 8_000;

/**
 * A router that forgot a connection tells neither end: what was written to it waits for a quarter of an hour, and BullMQ
 * with it (its issue 3185). So it is asked whether anybody is there, and made anew when nobody is.
 */
export function heartbeat(redis: Redis): void {
  let heard = performance.now();
  const hear = (): void => void (heard = performance.now());
  const beat = setInterval(() => {
    // While it connects ioredis minds the time by itself.
    if (redis.status !== 'ready' && redis.status !== 'connect') return hear();
    if (performance.now() - heard > MOST_SILENCE_MS) {
      hear();
      return redis.disconnect(true);
    }
    redis.ping().then(hear, () => {});
  }, BEAT_MS).unref();
  redis.once('end', () => clearInterval(beat));
}
