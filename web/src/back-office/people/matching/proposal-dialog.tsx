import type { ReplyTemplate } from '@pignon/domain/mailbox/templates/reply-template';
import { useState } from 'react';
import useSWR from 'swr';
import { ChoiceField } from '../../../staff/form/fields';
import { ReadStates } from '../../../staff/list/read-states';
import { StaffButton } from '../../../staff/staff-button';
import { StaffDialog } from '../../../staff/staff-dialog';
import { staffGet } from '../../../staff/staff-get';
import styles from './matching.module.css';

interface ProposalDialogProps {
  readonly count: number;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onPrepare: (template: number) => void;
  readonly onClose: () => void;
}

/** The words that a house begins with for it; another one is chosen as easily. */
const USUAL = 'Proposer un bien';
const drafts = (count: number): string => (count > 1 ? `Préparer ${count} brouillons` : 'Préparer le brouillon');

/** Which words: nothing is sent by it. */
export function ProposalDialog({ count, busy, failure, onPrepare, onClose }: ProposalDialogProps) {
  const { data, error, mutate } = useSWR<readonly ReplyTemplate[], unknown>('/api/admin/reply-templates', staffGet);
  const [chosen, setChosen] = useState<number>();
  const template = data?.find(({ id }) => id === chosen) ?? data?.find(({ name }) => name === USUAL) ?? data?.[0];
  return (
    <StaffDialog title="Préparer un message" shape="box" onClose={onClose}>
      <ReadStates
        loading="Chargement des modèles..."
        loaded={data !== undefined}
        error={error}
        onRetry={() => void mutate()}
      />
      {data?.length === 0 && <p>Aucun modèle. Ajoutez-en dans la messagerie, par « Modèles ».</p>}
      {data && template && (
        <>
          <ChoiceField
            id="proposal-template"
            label="Modèle"
            value={String(template.id)}
            onChange={({ target }) => setChosen(Number(target.value))}
            options={data.map(({ id, name }) => [String(id), name])}
          />
          <p className={styles.words}>{template.body}</p>
          <p className={styles.muted}>
            Un brouillon par personne est rangé dans la messagerie. Rien n’est envoyé avant que vous ne l’ayez relu.
          </p>
          {failure && <p role="alert">{failure}</p>}
          <StaffButton look="accent" aria-disabled={busy} onClick={() => onPrepare(template.id)}>
            {busy ? 'Préparation…' : drafts(count)}
          </StaffButton>
        </>
      )}
    </StaffDialog>
  );
}
