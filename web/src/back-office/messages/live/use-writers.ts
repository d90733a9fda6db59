import { useEffect, useRef, useState } from 'react';
import { isSignedIn, useSession } from '../../../staff/session/session';

export type Writers = Readonly<Record<string, string>>;

/** As long as the server remembers it. */
const REMEMBERED_MS = 10_000;

/** Which colleague writes where, by the conversation's id. */
export function useWriters() {
  const { data: session } = useSession();
  const own = isSignedIn(session) ? session.name : '';
  const [writers, setWriters] = useState<Writers>({});
  const forgetting = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const timers = forgetting.current;
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, []);

  const writes = (id: string, name: string) => {
    // Those who write know.
    if (name === own) return;
    setWriters((now) => ({ ...now, [id]: name }));
    clearTimeout(forgetting.current.get(id));
    forgetting.current.set(
      id,
      setTimeout(() => setWriters((now) => without(now, id)), REMEMBERED_MS),
    );
  };
  return { writers, writes };
}

const without = (writers: Writers, id: string): Writers =>
  Object.fromEntries(Object.entries(writers).filter(([one]) => one !== id));
