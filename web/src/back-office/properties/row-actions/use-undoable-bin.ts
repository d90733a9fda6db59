import { useSWRConfig } from 'swr';
import { staffPost, UNREACHED } from '../../../staff/staff-post';
import { notify } from '../../../ui/toasts/toast';
import type { Changed } from '../desk/use-property-changes';

const UNDO_SECONDS = 10;

/** Says that it lies in the bin, and takes it out again where that was a mistake. */
export function useUndoableBin() {
  const { mutate } = useSWRConfig();
  const restore = async ({ id }: Changed) => {
    const reply = await staffPost(`/api/admin/properties/${id}/restore`, {}, { method: 'PUT' });
    await mutate((key) => typeof key === 'string' && key.startsWith('/api/admin/properties'));
    if (reply.ok) notify({ kind: 'success', title: 'Bien restauré', text: 'Il est de nouveau comme il était.' });
    else if (reply.status !== 401)
      notify({ kind: 'error', title: 'Le bien reste dans la corbeille', text: reply.error ?? UNREACHED });
  };
  return (row: Changed) =>
    notify({
      kind: 'success',
      title: 'Bien mis à la corbeille',
      text: row.title,
      seconds: UNDO_SECONDS,
      action: { label: 'Annuler', press: () => void restore(row) },
    });
}
