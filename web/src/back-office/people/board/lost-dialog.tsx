import { type SyntheticEvent, useState } from 'react';
import { LinesField } from '../../../staff/form/fields';
import { StaffButton } from '../../../staff/staff-button';
import { StaffDialog } from '../../../staff/staff-dialog';
import styles from './board.module.css';
import type { StageMoves } from './use-stage-moves';

const MOST = 500;

/** Nobody is given up without a word of why: the next one who reads the file knows. */
export function LostDialog({ moves }: { readonly moves: StageMoves }) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const lose = (event: SyntheticEvent) => {
    event.preventDefault();
    if (reason.trim() === '') setError('Indiquez pourquoi ce prospect est perdu.');
    else void moves.lose(reason.trim());
  };
  return (
    <StaffDialog title={`Perdu : ${moves.losing?.name ?? ''}`} shape="box" onClose={moves.keep}>
      <form noValidate onSubmit={lose} className={styles.lost}>
        <LinesField
          id="lost-reason"
          label="Motif"
          maxLength={MOST}
          value={reason}
          error={error}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className={styles.buttons}>
          <StaffButton onClick={moves.keep}>Annuler</StaffButton>
          <StaffButton type="submit" look="accent">
            Classer perdu
          </StaffButton>
        </div>
      </form>
    </StaffDialog>
  );
}
