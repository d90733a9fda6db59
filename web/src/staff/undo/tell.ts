import type { Reply } from '../../lib/network/post-json';
import { notify } from '../../ui/toasts/toast';
import { UNREACHED } from '../staff-post';

/** How long what was done may be taken back (ux67). */
export const UNDO_SECONDS = 8;

export const tellDone = (title: string, text: string, undo?: () => Promise<void>): void =>
  notify({
    kind: 'success',
    title,
    text,
    seconds: UNDO_SECONDS,
    ...(undo && { action: { label: 'Annuler', press: () => void undo() } }),
  });

/** `onConflict`: what is true now, where somebody was quicker. */
export function tellRefused(reply: Reply & { ok: false }, onConflict = ''): void {
  // The frame asks for the password then.
  if (reply.status === 401) return;
  const text = reply.status === 409 ? `${reply.error} ${onConflict}`.trim() : (reply.error ?? UNREACHED);
  notify({ kind: 'error', title: 'Rien n’a changé', text, seconds: UNDO_SECONDS });
}
