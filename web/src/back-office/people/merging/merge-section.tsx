import type { PersonFile } from '@pignon/domain/prospects/staff-person';
import { useState } from 'react';
import { StaffButton } from '../../../staff/staff-button';
import { ChooseDialog } from './choose-dialog';
import { MergeDialog } from './merge-dialog';
import styles from './merging.module.css';
import { useTwins } from './use-merges';

interface MergeSectionProps {
  readonly person: PersonFile['person'];
  readonly onMerged: () => void;
}

const WHY = { phone: 'même téléphone', name: 'même nom, même société' } as const;

/** Who may be the same person, and who is said to be. */
export function MergeSection({ person, onMerged }: MergeSectionProps) {
  const { data: twins = [] } = useTwins(person.id);
  const [choosing, setChoosing] = useState(false);
  const [other, setOther] = useState<string>();
  return (
    <section>
      {twins.length > 0 && (
        <>
          <h3>Doublons possibles</h3>
          <ul className={styles.twins}>
            {twins.map(({ id, name, email, why }) => (
              <li key={id}>
                <span>
                  {name}, {email} <small>({WHY[why]})</small>
                </span>
                <StaffButton aria-label={`Fusionner avec ${name}`} onClick={() => setOther(id)}>
                  Fusionner
                </StaffButton>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <StaffButton onClick={() => setChoosing(true)}>Fusionner avec un autre prospect</StaffButton>
      </p>
      {choosing && (
        <ChooseDialog
          person={person}
          onClose={() => setChoosing(false)}
          onChosen={(id) => {
            setChoosing(false);
            setOther(id);
          }}
        />
      )}
      {other && <MergeDialog ids={[person.id, other]} onClose={() => setOther(undefined)} onMerged={onMerged} />}
    </section>
  );
}
