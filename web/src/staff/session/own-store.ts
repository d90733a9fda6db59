import { useState } from 'react';
import { localStore } from '../../lib/storage/local-store';
import { isSignedIn, useSession } from './session';

/** What this browser keeps for whom is signed in: colleagues at one desk do not see each other's. */
export function useOwnStore(name: string) {
  const { data: session } = useSession();
  // Of whom it was opened by, also while the session is asked for again.
  const [owner] = useState(() => (isSignedIn(session) ? session.id : ''));
  const key = `pignon.${name}.${owner}`;
  return {
    key,
    read: <Value>(otherwise: Value): Value => parsed(localStore.read(key)) ?? otherwise,
    write: (value: unknown) => localStore.write(key, JSON.stringify(value)),
    remove: () => localStore.remove(key),
  };
}

function parsed<Value>(text: string | null): Value | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}
