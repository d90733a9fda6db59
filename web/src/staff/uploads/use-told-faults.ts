import { useEffect, useRef } from 'react';
import { announce } from '../../ui/announcer';
import type { Upload } from './uploads';

/** Each file that does not arrive is said once, however often it is tried again by itself. */
export function useToldFaults(list: readonly Upload[]): void {
  const told = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const fresh = list.filter((upload) => isFault(upload) && !told.current.has(tag(upload)));
    if (fresh.length === 0) return;
    told.current = new Set([...told.current, ...fresh.map(tag)]);
    announce(fresh.map(said).join(' '));
  }, [list]);
}

const isFault = ({ state }: Upload): boolean => state === 'lost' || state === 'refused';
const tag = ({ id, state }: Upload): string => `${id} ${state}`;

const said = ({ name, error }: Upload): string =>
  error?.includes(name) ? error : `«\u00a0${name}\u00a0»\u00a0: ${error ?? 'l’envoi n’a pas abouti'}.`;
