import type { RefusedMail, RefusedMails } from '@pignon/domain/mailbox/inbox/refused-mail';
import { useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Reply } from '../../../lib/network/post-json';
import { useTurns } from '../../../staff/form/use-turns';
import { staffGet } from '../../../staff/staff-get';
import { staffPost, UNREACHED } from '../../../staff/staff-post';
import { notify } from '../../../ui/toasts/toast';
import { UNDO_SECONDS } from '../../../staff/undo/tell';

export const REFUSED = '/api/admin/refused-mails';
/** Where they are looked at. */
export const REFUSED_PAGE = '/admin/messages/refused';

const ASKING_MS = 60_000;

const isOfRefused = (key: unknown): boolean => typeof key === 'string' && key.startsWith(REFUSED);

export const useRefusedMails = (filed: boolean) =>
  useSWR<RefusedMails, unknown>(filed ? `${REFUSED}?filed=yes` : REFUSED, staffGet, { refreshInterval: ASKING_MS });

/** Reads again, and puts away. `open`: shows a conversation. */
export function useRefused(open: (threadId: string) => void) {
  const { mutate } = useSWRConfig();
  const inTurn = useTurns();
  const running = useRef(new Set<string>());

  const ask = async (path: string, act: () => Promise<Reply>): Promise<unknown> => {
    if (running.current.has(path)) return undefined;
    running.current.add(path);
    const reply = await inTurn(act);
    running.current.delete(path);
    await mutate(isOfRefused);
    if (reply.ok) return reply.body;
    if (reply.status !== 401) {
      const text = reply.status === 404 ? 'Cet e-mail n’est plus là.' : (reply.error ?? UNREACHED);
      notify({ kind: 'error', title: 'Rien n’a changé', text, seconds: UNDO_SECONDS });
    }
    return undefined;
  };
  const putAway = async ({ id, subject }: Pick<RefusedMail, 'id' | 'subject'>, filed: boolean): Promise<void> => {
    const path = `${REFUSED}/${id}`;
    if (!(await ask(path, () => staffPost(path, { filed }, { method: 'PUT' })))) return;
    notify({
      kind: 'success',
      title: filed ? 'E-mail classé' : 'E-mail à regarder',
      text: subject || 'Sans objet',
      seconds: UNDO_SECONDS,
      action: { label: 'Annuler', press: () => void putAway({ id, subject }, !filed) },
    });
  };

  return {
    putAway,
    readAgain: async ({ id, subject }: RefusedMail): Promise<void> => {
      const path = `${REFUSED}/${id}/read`;
      const read = (await ask(path, () => staffPost(path))) as
        | { readonly threadId: string | null; readonly reason: string | null }
        | undefined;
      if (!read) return;
      const { threadId, reason } = read;
      if (threadId === null)
        notify({ kind: 'error', title: 'Toujours refusé', text: reason ?? UNREACHED, seconds: UNDO_SECONDS });
      else
        notify({
          kind: 'success',
          title: 'E-mail relu',
          text: subject || 'Il est dans la messagerie.',
          seconds: UNDO_SECONDS,
          action: { label: 'Ouvrir', press: () => open(threadId) },
        });
    },
  };
}
