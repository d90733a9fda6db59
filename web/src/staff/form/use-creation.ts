import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { useRef } from 'react';
import type { Reply } from '../../lib/network/post-json';
import { useOwnStore } from '../session/own-store';
import { staffPost } from '../staff-post';

interface Creation {
  readonly body: string;
  readonly key: string;
}

/** Posts a new record. The same words again, after an answer that was lost or a page loaded anew, are the same record. */
export function useCreation(path: string, record: string) {
  const store = useOwnStore(`creation.${record}`);
  const last = useRef<Creation | null>(null);
  return async (words: object): Promise<Reply> => {
    const body = JSON.stringify(words);
    const before = store.read(last.current);
    last.current = before?.body === body ? before : { body, key: uuidV7() };
    store.write(last.current);
    const reply = await staffPost(path, words, { once: true, key: last.current.key });
    if (!reply.ok) return reply;
    last.current = null;
    store.remove();
    return reply;
  };
}
