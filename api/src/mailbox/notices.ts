import type { MailboxNews, MailboxNotice } from '@pignon/infra/mailbox/mailbox-news';

/** The session is looked at anew then: the browser comes back by itself. */
const LONGEST_MS = 300_000;
const BEAT_MS = 20_000;
const MOST_WAITING = 1000;

/**
 * What moves, as it moves, until `signal` or for five minutes; null now and then, so that nothing on the way takes the
 * line for dead. Whoever reads too slowly is told to read everything anew; whoever may read no more is told nothing.
 */
export async function* notices(
  news: MailboxNews,
  signal: AbortSignal,
  mayStill: () => Promise<boolean>,
): AsyncGenerator<MailboxNotice | null> {
  const waiting: (MailboxNotice | null)[] = [{}];
  let wake: () => void = () => {};
  const push = (notice: MailboxNotice | null): void => {
    if (waiting.length >= MOST_WAITING) waiting.splice(0, waiting.length, {});
    else waiting.push(notice);
    wake();
  };
  const stop = news.hear(push);
  const beat = setInterval(() => push(null), BEAT_MS);
  const end = Date.now() + LONGEST_MS;
  signal.addEventListener('abort', () => wake(), { once: true });
  try {
    while (!signal.aborted && Date.now() < end) {
      const next = waiting.shift();
      if (next !== undefined) {
        if (!(await mayStill())) return;
        yield next;
      } else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    clearInterval(beat);
    stop();
  }
}
