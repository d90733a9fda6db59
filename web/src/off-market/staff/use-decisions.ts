import type { StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { staffPost } from '../../accounts/staff-post';
import { notify } from '../../ui/toast';
import { ACCESS_REQUESTS } from './use-access-requests';

const DONE = {
  approve: ['Accès approuvé', 'Le lien est en route vers le client.'],
  refuse: ['Demande refusée', 'Le client en est averti par courriel.'],
  revoke: ['Accès révoqué', 'Le lien et les pages ouvertes avec lui sont fermés.'],
  'send-again': ['Lien renvoyé', 'Le client reçoit le même lien une nouvelle fois.'],
  deactivate: ['Client désactivé', 'Tous ses accès sont fermés.'],
} as const;

export type Decision = keyof typeof DONE;

/** One at a time: a double press decides once. */
export function useDecisions() {
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const decide = async (decision: Decision, { id }: StaffAccessRequest): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const answer = await staffPost(`/api/off-market-clients/${decision}/${id}`, {}, { method: 'PUT' });
    await mutate(ACCESS_REQUESTS);
    running.current = false;
    setBusy(false);
    const [title, text] = DONE[decision];
    if (answer.ok) notify({ kind: 'success', title, text });
    else if (answer.status !== 401)
      notify({
        kind: 'error',
        title: 'La décision n’a pas été enregistrée',
        text: answer.error ?? 'Vérifiez la connexion et réessayez.',
      });
  };
  return { busy, decide };
}
