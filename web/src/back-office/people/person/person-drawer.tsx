import { useState } from 'react';
import { Drawer } from '../../../staff/drawer/drawer';
import { StaffButton } from '../../../staff/staff-button';
import { StaffReadFailed } from '../../../staff/staff-get';
import { UNREACHED } from '../../../staff/staff-post';
import { notify } from '../../../ui/toasts/toast';
import { LostDialog } from '../board/lost-dialog';
import { useStageMoves } from '../board/use-stage-moves';
import { CriteriaSection } from '../criteria/criteria-section';
import { MergeSection } from '../merging/merge-section';
import { Merges } from '../merging/merges';
import { PersonMatches } from '../matching/person-matches';
import styles from '../desk/people.module.css';
import { usePerson } from '../desk/use-people';
import { EraseDialog } from './erase-dialog';
import { PersonFacts } from './person-facts';
import { PersonHistory } from './person-history';
import { PersonThreads } from './person-threads';
import { saveExport } from './save-export';

interface PersonDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
  /** The list shows what was, until it is read anew. */
  readonly onChanged: () => void;
}

/** E12: who they are, where they stand, what they look for, all that they did, and their rights. */
export function PersonDrawer({ id, onClose, onChanged }: PersonDrawerProps) {
  const { data, error, mutate } = usePerson(id);
  const [erasing, setErasing] = useState(false);
  const reread = async () => {
    const now = await mutate();
    onChanged();
    return now;
  };
  const moves = useStageMoves(reread);
  const gone = error instanceof StaffReadFailed && error.status === 404;
  const save = async (format: 'json' | 'pdf') => {
    if (data && !(await saveExport(data.person.email, format)))
      notify({ kind: 'error', title: 'Export impossible', text: UNREACHED });
  };
  return (
    <Drawer
      title={data?.person.name ?? 'Prospect'}
      onClose={onClose}
      reading={{
        loading: 'Chargement du prospect...',
        loaded: data !== undefined || gone,
        error: gone ? undefined : error,
        onRetry: () => void mutate(),
      }}
    >
      {gone && <p>Cette personne n’est plus là : elle a été effacée.</p>}
      {data && (
        <>
          <PersonFacts
            person={{ ...data.person, stage: moves.stageOf(data.person) }}
            onMove={(stage) => void moves.move(data.person, stage)}
          />
          <PersonThreads threads={data.threads} />
          <CriteriaSection person={data.person} reread={reread} />
          <PersonMatches id={data.person.id} version={data.person.criteria.version} />
          <div className={styles.buttons}>
            <StaffButton onClick={() => void save('json')}>Exporter les données (JSON)</StaffButton>
            <StaffButton onClick={() => void save('pdf')}>Exporter les données (PDF)</StaffButton>
            <StaffButton onClick={() => setErasing(true)}>Effacer</StaffButton>
          </div>
          <MergeSection
            person={data.person}
            // No toast is within reach while a drawer stands over the page: the way back is in the toast.
            onMerged={onClose}
          />
          <Merges merges={data.merges} />
          <PersonHistory history={data.history} />
        </>
      )}
      {moves.losing && <LostDialog moves={moves} />}
      {erasing && data && (
        <EraseDialog
          email={data.person.email}
          onClose={() => setErasing(false)}
          onErased={() => {
            setErasing(false);
            onChanged();
            onClose();
          }}
        />
      )}
    </Drawer>
  );
}
