import { useState } from 'react';
import { StaffButton } from '../../../../staff/staff-button';
import { saveSheet } from '../../desk/save-sheet';

export function SheetAction({ id }: { readonly id: number }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await saveSheet(id);
    setBusy(false);
  };
  return (
    <StaffButton disabled={busy} onClick={() => void download()}>
      {busy ? 'Génération du PDF...' : 'Fiche PDF'}
    </StaffButton>
  );
}
