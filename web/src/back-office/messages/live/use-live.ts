import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { FOLDER_COUNTS, isOfMailbox, LIVE, THREADS, threadPath } from '../desk/thread-paths';
import { paced } from './paced';
import { useWriters } from './use-writers';

/** Without an id: much may have changed. */
interface Told {
  readonly id?: string;
  readonly writing?: string;
}

/** A burst asks once, and one that goes on about once a second. */
const PACE = { gatherMs: 150, everyMs: 800 };
/** A refused stream is asked for anew; a lost one the browser asks for itself. */
const AGAIN_MS = 5_000;
/** The house ends each stream now and then, and the browser is back at once: nobody needs to know. */
const MISSED_MS = 4_000;

/** The house tells what has changed, and who writes. `cut`: it cannot, and lists have to ask by themselves. */
export function useLive() {
  const { mutate } = useSWRConfig();
  const { writers, writes } = useWriters();
  const [cut, setCut] = useState(false);
  const changed = useRef<Set<string> | 'all'>(new Set());

  const read = useEffectEvent(() => {
    const which = changed.current;
    changed.current = new Set();
    void mutate((key) =>
      which === 'all'
        ? isOfMailbox(key)
        : typeof key === 'string' &&
          (key === FOLDER_COUNTS ||
            key.startsWith(`${THREADS}?`) ||
            [...which].some((path) => key === path || key.startsWith(`${path}/`))),
    );
  });
  /** True where something is to be read. */
  const hear = useEffectEvent(({ id, writing }: Told): boolean => {
    if (id !== undefined && writing !== undefined) {
      writes(id, writing);
      return false;
    }
    if (id === undefined) changed.current = 'all';
    else if (changed.current !== 'all') changed.current.add(threadPath(id));
    return true;
  });

  useEffect(() => {
    let source: EventSource | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let missing: ReturnType<typeof setTimeout> | undefined;
    const reading = paced(() => read(), PACE);
    const connect = () => {
      const stream = new EventSource(LIVE);
      source = stream;
      stream.addEventListener('open', () => {
        clearTimeout(missing);
        missing = undefined;
        setCut(false);
      });
      stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
        if (hear(told(data))) reading.ask();
      });
      stream.addEventListener('error', () => {
        missing ??= setTimeout(() => setCut(true), MISSED_MS);
        if (stream.readyState === EventSource.CLOSED) again = setTimeout(connect, AGAIN_MS);
      });
    };
    connect();
    return () => {
      source?.close();
      clearTimeout(again);
      clearTimeout(missing);
      reading.stop();
    };
  }, []);

  return { cut, writers };
}

function told(data: string): Told {
  try {
    return JSON.parse(data) as Told;
  } catch {
    return {};
  }
}
