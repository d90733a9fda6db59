import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button';
import { notify, preloadToaster } from '../ui/toast';
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
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const download = async () => {
    setState('busy');
    const done = await load()
      .then(({ downloadSheet }) => downloadSheet(propertyId))
      .catch(() => false);
    setState(done ? 'idle' : 'failed');
    if (done)
      notify({
        kind: 'success',
        title: 'PDF généré avec succès',
        text: 'La fiche se trouve dans vos téléchargements.',
      });
    else notify({ kind: 'error', title: 'Fiche PDF', text: FAILED });
  };

  return (
    <div className={styles.sheet}>
      <noscript>
        <a href={`/api/properties/${propertyId}/sheet.pdf`}>Télécharger la fiche PDF</a>
      </noscript>
      <Button
        look="ghost"
        busy={state === 'busy'}
        busyLabel="Génération du PDF..."
        onPointerEnter={prepare}
        onClick={() => void download()}
      >
        <FileDown size={20} strokeWidth={1.75} aria-hidden="true" />
        <span>Télécharger la fiche PDF</span>
      </Button>
      {state === 'failed' && <p role="alert">{FAILED}</p>}
    </div>
  );
}
