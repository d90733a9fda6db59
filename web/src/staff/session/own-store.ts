import { localStore } from '../../lib/storage/local-store';
import { isAdmin, useSession } from './session';

/** What this browser keeps for whom is signed in: colleagues at one desk do not see each other's. */
export function useOwnStore(name: string) {
  const { data: session } = useSession();
  const key = `pignon.${name}.${isAdmin(session) ? session.id : ''}`;
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
