import { StaffButton } from '../../../staff/staff-button';
import { StaffDialog } from '../../../staff/staff-dialog';
import { useUndoableBin } from './use-undoable-bin';
import styles from './desk.module.css';
import type { Changed, PropertyChanges } from './use-property-changes';

interface RemoveDialogProps {
  readonly rows: readonly Changed[];
  readonly changes: PropertyChanges;
  readonly onClose: () => void;
  /** All of them went. */
  readonly onRemoved: () => void;
}

/** E02's question, before anything goes; afterwards they may be had back at once. */
export function RemoveDialog({ rows, changes, onClose, onRemoved }: RemoveDialogProps) {
  const tellBinned = useUndoableBin();
  const remove = async () => {
    if (!(await changes.remove(rows))) return;
    onRemoved();
    tellBinned(rows);
  };
  return (
    <StaffDialog title="Mettre à la corbeille" shape="box" onClose={onClose}>
      <p>
        {rows[0] && rows.length === 1
          ? `Supprimer «\u00a0${rows[0].title}\u00a0»\u00a0? Le bien restera 30 jours dans la corbeille.`
          : `Supprimer ${rows.length} biens\u00a0? Ils resteront 30 jours dans la corbeille.`}
      </p>
      <div className={styles.actions}>
        <StaffButton look="accent" disabled={changes.busy} onClick={() => void remove()}>
          Supprimer
        </StaffButton>
        <StaffButton onClick={onClose}>Annuler</StaffButton>
      </div>
    </StaffDialog>
  );
}
