import { useEffect, useState } from 'react';
import type { Reply } from '../lib/network/post-json';
import { notify } from '../ui/toasts/toast';
import { forgetAccessCode, useAccessCode } from './access-link';

const UNREACHABLE = 'Impossible de contacter le serveur. Veuillez réessayer plus tard.';
const DEAD = "Ce lien d'accès n'est plus valable.";

/** What posts comes with what forms need, and few visitors have a link to open. */
const post = async (call: 'exchange-access' | 'verify-access', body: object): Promise<Reply> => {
  try {
    const { postJson } = await import('../lib/network/post-json');
    return await postJson(`/api/off-market/${call}`, body);
  } catch {
    return { ok: false, reason: 'network' };
  }
};

const failureOf = ({ reason, error }: Reply & { ok: false }): string =>
  reason === 'network' || !error ? UNREACHABLE : error;

export interface Opening {
  /** A link led here that was not opened yet. */
  readonly ready: boolean;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly open: () => Promise<void>;
}

/** 'Ouvrir le dossier': the code becomes a cookie. A press opens it, a mail scanner's visit does not (F22). */
export function useOpening(propertyId: number | null, opened: () => Promise<unknown>): Opening {
  const code = useAccessCode();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  // A link that opens nothing any more is not offered as one that does.
  useEffect(() => {
    if (code === null) return;
    void post('verify-access', bodyOf(code, propertyId)).then((reply) => {
      if (reply.ok || reply.status !== 404) return;
      setFailure(DEAD);
      forgetAccessCode();
    });
  }, [code, propertyId]);

  const open = async () => {
    if (code === null) return;
    setFailure(undefined);
    setBusy(true);
    const reply = await post('exchange-access', bodyOf(code, propertyId));
    if (reply.ok) {
      await opened();
      forgetAccessCode();
      notify({ kind: 'success', title: 'Accès débloqué !', text: 'Le dossier complet s’affiche sur cet appareil.' });
    } else {
      setFailure(failureOf(reply));
      // No longer valid, or used up: another press would say the same.
      if (reply.status === 404 || reply.status === 403) forgetAccessCode();
    }
    setBusy(false);
  };
  return { ready: code !== null, busy, failure, open };
}

const bodyOf = (accessCode: string, propertyId: number | null) => ({
  accessCode,
  ...(propertyId !== null && { propertyId }),
});
