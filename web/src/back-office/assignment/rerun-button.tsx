import type { Rerun } from '@pignon/domain/assignment/staff-rule';
import { useState } from 'react';
import { StaffButton } from '../../staff/staff-button';
import { staffPost, UNREACHED } from '../../staff/staff-post';
import { notify } from '../../ui/toasts/toast';
import { RULES } from './use-rules';

const counted = (n: number): string => (n > 1 ? `${n} demandes` : n === 1 ? 'Une demande' : 'Aucune demande');

/** Oldest first; what is somebody's stays theirs. */
export function RerunButton({ onDone }: { readonly onDone: () => void }) {
  const [busy, setBusy] = useState(false);
  const rerun = async () => {
    setBusy(true);
    const reply = await staffPost(`${RULES}/rerun`, {}, { once: true });
    setBusy(false);
    if (reply.ok) {
      const { assigned, left } = reply.body as Rerun;
      const text = left > 0 ? `${counted(left)} sans conseiller.` : 'Il n’en reste aucune sans conseiller.';
      notify({ kind: 'success', title: `${counted(assigned)} ${assigned > 1 ? 'attribuées' : 'attribuée'}`, text });
      onDone();
    } else if (reply.status !== 401)
      notify({ kind: 'error', title: 'Rien n’a changé', text: reply.error ?? UNREACHED });
  };
  return (
    <StaffButton disabled={busy} onClick={() => void rerun()}>
      {busy ? 'Attribution...' : 'Rejouer sur les non-attribués'}
    </StaffButton>
  );
}
