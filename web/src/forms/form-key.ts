import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { useCallback, useState } from 'react';
import { sessionStore } from '../lib/storage/session-store';

export interface FormKey {
  readonly key: string;
  /** After a success, or when the server says that the key served another body (422). Returns the new key. */
  readonly renew: () => string;
}

const storageName = (form: string) => `pignon.key.${form}`;

function fresh(form: string): string {
  const key = uuidV7();
  sessionStore.write(storageName(form), key);
  return key;
}

function keptOrFresh(form: string): string {
  // The server renders no key: nothing in the page shows it, and only a browser sends.
  if (typeof window === 'undefined') return '';
  return sessionStore.read(storageName(form)) ?? fresh(form);
}

/** One key per intention: it survives a reload, and is renewed once the server has said yes. */
export function useFormKey(form: string): FormKey {
  const [key, setKey] = useState(() => keptOrFresh(form));
  const renew = useCallback(() => {
    const next = fresh(form);
    setKey(next);
    return next;
  }, [form]);
  return { key, renew };
}
