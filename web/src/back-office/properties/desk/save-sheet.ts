import { notify } from '../../../ui/toasts/toast';

/** M88: the sheet as visitors get it, with a word of what became of it. */
export async function saveSheet(id: number): Promise<void> {
  const answer = await import('../../../property/sheet/download-sheet')
    .then(({ downloadSheet }) => downloadSheet(id))
    .catch(() => 'failed' as const);
  if (answer === 'saved')
    return notify({ kind: 'success', title: 'Fiche PDF', text: 'Elle se trouve dans vos téléchargements.' });
  const text = answer === 'failed' ? 'Impossible de générer le PDF. Veuillez réessayer.' : answer.refusal;
  notify({ kind: 'error', title: 'Fiche PDF', text });
}
