import type { StaffSoldProperty } from '@pignon/domain/sold/sold-property';
import type { Reply } from '../../lib/network/post-json';
import { staffPost, UNREACHED } from '../../staff/staff-post';
import { moved } from '../../staff/table/order/moved';
import { notify } from '../../ui/toasts/toast';

/** What staff do with sold properties from their list. Each reads the list anew, and answers whether it was done. */
export function useSoldChanges(reload: () => Promise<unknown>) {
  const act = async (sent: Promise<Reply>, done: string): Promise<boolean> => {
    const reply = await sent;
    if (reply.ok) notify({ kind: 'success', title: done, text: 'Le site est à jour.' });
    else if (reply.status !== 401) notify({ kind: 'error', title: 'Rien n’a changé', text: reply.error ?? UNREACHED });
    await reload();
    return reply.ok;
  };
  const put = (path: string, body: object, done: string) =>
    act(staffPost(`/api/admin/sold-properties/${path}`, body, { method: 'PUT' }), done);
  return {
    show: (ids: readonly number[], shown: boolean) =>
      put('shown', { ids, shown }, shown ? 'Fiches affichées' : 'Fiches masquées'),
    place: (rows: readonly StaffSoldProperty[], id: number, by: 1 | -1) => {
      const now = rows.map((sold) => sold.id);
      const ids = moved(now, id, by);
      return ids === now ? Promise.resolve(false) : put('order', { ids }, 'Ordre enregistré');
    },
    restore: (id: number) => put(`${id}/restore`, {}, 'Fiche restaurée'),
    bin: (id: number) =>
      act(staffPost(`/api/sold-properties/${id}`, {}, { method: 'DELETE' }), 'Fiche dans la corbeille, pour 30 jours'),
  };
}
