import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { notify, preloadToaster } from '../../ui/toasts/toast';
import styles from './sheet-button.module.css';

const load = () => import('./download-sheet');

const FAILED = 'Impossible de générer le PDF. Veuillez réessayer.';

/** A hand on its way to the button. */
const prepare = () => {
  preloadToaster();
  void load().catch(() => {});
};

/** M88, M89. */
export function SheetButton({ propertyId }: { readonly propertyId: number }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const download = async () => {
    setBusy(true);
    const answer = await load()
      .then(({ downloadSheet }) => downloadSheet(propertyId))
      .catch(() => 'failed' as const);
    setBusy(false);
    if (answer === 'saved') {
      setFailure(undefined);
      notify({
        kind: 'success',
        title: 'PDF généré avec succès',
        text: 'La fiche se trouve dans vos téléchargements.',
      });
      return;
    }
    const text = answer === 'failed' ? FAILED : answer.refusal;
    setFailure(text);
    notify({ kind: 'error', title: 'Fiche PDF', text });
  };

  return (
    <div className={styles.sheet}>
      <noscript>
        <a href={`/api/properties/${propertyId}/sheet.pdf`}>Télécharger la fiche PDF</a>
      </noscript>
      <Button
        look="ghost"
        busy={busy}
        busyLabel="Génération du PDF..."
        onPointerEnter={prepare}
        onClick={() => void download()}
      >
        <FileDown size={20} strokeWidth={1.75} aria-hidden="true" />
        <span>Télécharger la fiche PDF</span>
      </Button>
      {/* Stays when the toast has gone, which is what says it aloud. */}
      {failure !== undefined && !busy && <p>{failure}</p>}
    </div>
  );
}
