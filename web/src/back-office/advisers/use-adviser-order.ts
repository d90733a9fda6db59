import type { StaffAgent } from '@pignon/domain/agents/staff-agent';
import { staffPost, UNREACHED } from '../../staff/staff-post';
import { moved } from '../../staff/table/order/moved';
import { notify } from '../../ui/toasts/toast';

/** Moves one a place up or down in the agency's order, which is the site's too. */
export function useAdviserOrder(all: readonly StaffAgent[], reload: () => Promise<unknown>) {
  return async (id: number, by: 1 | -1): Promise<void> => {
    const now = all.map((adviser) => adviser.id);
    const ids = moved(now, id, by);
    if (ids === now) return;
    const reply = await staffPost('/api/admin/agents/order', { ids }, { method: 'PUT' });
    if (reply.ok) notify({ kind: 'success', title: 'Ordre enregistré', text: 'Le site est à jour.' });
    else if (reply.status !== 401) notify({ kind: 'error', title: 'Rien n’a changé', text: reply.error ?? UNREACHED });
    await reload();
  };
}
