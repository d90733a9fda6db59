import type { StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { staffPost, UNREACHED } from '../../staff/staff-post';
import { notify } from '../../ui/toasts/toast';
import { propertyLabel } from './access-labels';
import { ACCESS_REQUESTS } from './use-access-requests';

const DONE = {
  approve: ['Accès approuvé', 'le lien est en route.'],
  refuse: ['Demande refusée', 'le client en est averti par e-mail.'],
  close: ['Demande close', 'le client est prévenu par e-mail, s’il ne l’était pas déjà.'],
  revoke: ['Accès révoqué', 'le lien et les pages ouvertes avec lui sont fermés.'],
  'send-again': ['Lien renvoyé', 'le client reçoit le même lien une nouvelle fois.'],
  'new-link': ['Nouveau lien envoyé', 'l’ancien lien et les pages ouvertes avec lui sont fermés.'],
  deactivate: ['Client désactivé', 'tous ses accès sont fermés.'],
} as const;

/** Only these are refused where the list is behind: what it showed goes with them. */
const HELD_TO_LIST: readonly string[] = ['approve', 'refuse', 'close', 'revoke', 'new-link'];

export type Decision = keyof typeof DONE;

/** What became of a decision, in words. */
export interface Outcome {
  readonly requestId: string;
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text: string;
}

/** One at a time: a double press decides once. */
export function useDecisions() {
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Outcome>();
  const running = useRef(false);

  const decide = async (decision: Decision, request: StaffAccessRequest, reason?: string): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setSaid(undefined);
    const { id, state, edition, name, email } = request;
    const body = {
      ...(HELD_TO_LIST.includes(decision) && { expected: state }),
      ...(decision === 'new-link' && { edition }),
      ...(reason && { reason }),
    };
    const answer = await staffPost(`/api/off-market-clients/${decision}/${id}`, body, { method: 'PUT' });
    await mutate(ACCESS_REQUESTS);
    running.current = false;
    setBusy(false);
    // The frame asks for the password then.
    if (!answer.ok && answer.status === 401) return;
    const [title, text] = DONE[decision];
    const outcome: Outcome = answer.ok
      ? { requestId: id, kind: 'success', title, text }
      : {
          requestId: id,
          kind: 'error',
          title: 'La décision n’a pas été enregistrée',
          text: answer.status === 409 ? `${answer.error} La liste est à jour.` : (answer.error ?? UNREACHED),
        };
    setSaid(outcome);
    const who = decision === 'deactivate' ? (name ?? email) : `${name ?? email}, ${propertyLabel(request)}`;
    notify({
      ...outcome,
      text: answer.ok ? `${who}\u00a0: ${text}` : outcome.text,
      seconds: answer.ok ? 6 : 8,
    });
  };
  return { busy, said, decide };
}
