import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { staffPost, UNREACHED } from '../../../staff/staff-post';
import { notify } from '../../../ui/toasts/toast';
import { isOfMailbox } from '../desk/thread-paths';

/** Sends again what could not be sent, as the journal does. One at a time. */
export function useReplay() {
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const replay = async (id: string): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const reply = await staffPost(`/api/deliveries/${encodeURIComponent(id)}/replay`);
    await mutate(isOfMailbox);
    running.current = false;
    setBusy(false);
    if (reply.ok) notify({ kind: 'success', title: 'Envoi relancé', text: 'Son état se met à jour tout seul.' });
    else if (reply.status !== 401)
      notify({ kind: 'error', title: 'La relance a échoué', text: reply.error ?? UNREACHED });
  };
  return { busy, replay };
}
