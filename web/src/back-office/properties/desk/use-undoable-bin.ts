import { useSWRConfig } from 'swr';
import { staffPost, UNREACHED } from '../../../staff/staff-post';
import { notify } from '../../../ui/toasts/toast';
import { type Changed, STEP_WORDS } from './use-property-changes';

const UNDO_SECONDS = 10;

/** Says that they lie in the bin, and takes them out again where that was a mistake. */
export function useUndoableBin() {
  const { mutate } = useSWRConfig();
  const restore = async (rows: readonly Changed[]) => {
    const replies = [];
    for (const { id } of rows)
      replies.push(await staffPost(`/api/admin/properties/${id}/restore`, {}, { method: 'PUT' }));
    await mutate((key) => typeof key === 'string' && key.startsWith('/api/admin/properties'));
    const refused = replies.find(({ ok }) => !ok);
    if (!refused || refused.ok) notify({ kind: 'success', ...STEP_WORDS.restore(rows.length) });
    else if (refused.status !== 401)
      notify({
        kind: 'error',
        title: rows.length === 1 ? 'Le bien reste dans la corbeille' : 'Des biens restent dans la corbeille',
        text: refused.error ?? UNREACHED,
      });
  };
  return (rows: readonly Changed[]) =>
    notify({
      kind: 'success',
      title: rows.length === 1 ? 'Bien mis à la corbeille' : `${rows.length} biens mis à la corbeille`,
      text: rows.length === 1 ? (rows[0]?.title ?? '') : 'Ils y restent 30 jours.',
      seconds: UNDO_SECONDS,
      action: { label: 'Annuler', press: () => void restore(rows) },
    });
}
