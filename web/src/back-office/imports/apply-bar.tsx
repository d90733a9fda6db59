import type { ImportView } from '@pignon/domain/imports/import-view';
import { useState } from 'react';
import { StaffButton } from '../../staff/staff-button';
import { appliedOf, appliedText, counted, toApply } from './import-labels';
import styles from './imports.module.css';

interface ApplyBarProps {
  readonly now: ImportView;
  readonly onApply: (publish: boolean) => void;
  readonly onCancel: () => void;
}

/** What may be done with a file as it stands: nothing, applying it, waiting, stopping. */
export function ApplyBar({ now, onApply, onCancel }: ApplyBarProps) {
  const [publish, setPublish] = useState(false);
  const all = toApply(now);
  if (now.state === 'received')
    return (
      <div className={styles.progress}>
        <label>
          Lecture du fichier
          <progress />
        </label>
      </div>
    );
  if (now.state === 'applying')
    return (
      <div className={styles.progress}>
        <label>
          {`${counted(appliedOf(now), 'ligne appliquée', 'lignes appliquées')} sur ${all.toLocaleString('fr-FR')}`}
          <progress max={Math.max(all, 1)} value={appliedOf(now)} />
        </label>
        <StaffButton onClick={onCancel}>Arrêter</StaffButton>
      </div>
    );
  if (now.state === 'done' || now.state === 'cancelled') {
    return (
      <p className={styles.file}>
        <output>{appliedText(now)}</output>
      </p>
    );
  }
  if (now.state !== 'read') return null;
  if (all === 0) return <p className={styles.file}>Rien à appliquer : aucune ligne ne change quoi que ce soit.</p>;
  return (
    <div className={styles.apply}>
      <StaffButton look="accent" onClick={() => onApply(publish)}>
        {`Appliquer ${counted(all, 'ligne', 'lignes')}`}
      </StaffButton>
      {now.outcomes.new > 0 && (
        <label>
          <input type="checkbox" checked={publish} onChange={({ target }) => setPublish(target.checked)} />
          Publier les nouveaux biens dont les contrôles passent (sinon : brouillons)
        </label>
      )}
      <StaffButton onClick={onCancel}>Ne pas importer</StaffButton>
    </div>
  );
}
