import { useState } from 'react';
import { StaffButton } from '../../../../staff/staff-button';
import { notify } from '../../../../ui/toasts/toast';

/** M88: the sheet as visitors get it. */
export function SheetAction({ id }: { readonly id: number }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const answer = await import('../../../../property/sheet/download-sheet')
      .then(({ downloadSheet }) => downloadSheet(id))
      .catch(() => 'failed' as const);
    setBusy(false);
    if (answer === 'saved')
      return notify({ kind: 'success', title: 'Fiche PDF', text: 'Elle se trouve dans vos téléchargements.' });
    const text = answer === 'failed' ? 'Impossible de générer le PDF. Veuillez réessayer.' : answer.refusal;
    notify({ kind: 'error', title: 'Fiche PDF', text });
  };
  return (
    <StaffButton disabled={busy} onClick={() => void download()}>
      {busy ? 'Génération du PDF...' : 'Fiche PDF'}
    </StaffButton>
  );
}
