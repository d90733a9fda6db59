import { useState } from 'react';
import type { Reply } from '../lib/post-json';
import { notify } from '../ui/toast';
import { forgetAccessCode, useAccessCode } from './access-link';

const UNREACHABLE = 'Impossible de contacter le serveur. Veuillez réessayer plus tard.';

/** Asked for by the press: what posts comes with what forms need, and few visitors have a link to open. */
const exchange = async (body: object): Promise<Reply> => {
  try {
    const { postJson } = await import('../lib/post-json');
    return await postJson('/api/off-market/exchange-access', body);
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

  const open = async () => {
    setFailure(undefined);
    setBusy(true);
    const reply = await exchange({ accessCode: code, ...(propertyId !== null && { propertyId }) });
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
