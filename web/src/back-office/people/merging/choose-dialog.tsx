import type { PeoplePage, PersonFile } from '@pignon/domain/prospects/staff-person';
import { useState } from 'react';
import useSWR from 'swr';
import { FilterText } from '../../../staff/list/filter-bar';
import { ReadStates } from '../../../staff/list/read-states';
import { StaffButton } from '../../../staff/staff-button';
import { StaffDialog } from '../../../staff/staff-dialog';
import { staffGet } from '../../../staff/staff-get';
import { PEOPLE } from '../desk/use-people';
import styles from './merging.module.css';

interface ChooseDialogProps {
  readonly person: PersonFile['person'];
  readonly onChosen: (id: string) => void;
  readonly onClose: () => void;
}

const PAUSE_MS = 250;

/** Somebody whom nothing suggests. */
export function ChooseDialog({ person, onChosen, onClose }: ChooseDialogProps) {
  const [words, setWords] = useState('');
  const asked = words === '' ? null : `${PEOPLE}?${new URLSearchParams({ q: words })}`;
  const { data, error, mutate } = useSWR<PeoplePage, unknown>(asked, staffGet, { keepPreviousData: true });
  const others = asked ? data?.items.filter(({ id }) => id !== person.id) : undefined;
  return (
    <StaffDialog title={`Fusionner ${person.name} avec…`} shape="box" onClose={onClose}>
      <FilterText
        label="Rechercher un prospect"
        placeholder="Nom, e-mail ou téléphone"
        value={words}
        onText={setWords}
        pauseMs={PAUSE_MS}
      />
      {asked && (
        <ReadStates
          loading="Chargement des prospects..."
          loaded={others !== undefined}
          error={error}
          onRetry={() => void mutate()}
        />
      )}
      {others?.length === 0 && <p>Aucun autre prospect ne correspond.</p>}
      <ul className={styles.twins}>
        {others?.map(({ id, name, email }) => (
          <li key={id}>
            <span>
              {name}, {email}
            </span>
            <StaffButton aria-label={`Choisir ${name}`} onClick={() => onChosen(id)}>
              Choisir
            </StaffButton>
          </li>
        ))}
      </ul>
    </StaffDialog>
  );
}
