import type { StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import clsx from 'clsx';
import styles from '../../staff/list/state-counters.module.css';
import { FOLDERS, type Folder, isIn } from './access-labels';

interface FolderCountersProps {
  readonly requests: readonly StaffAccessRequest[] | undefined;
  readonly chosen: Folder | null;
  readonly onChoose: (folder: Folder | null) => void;
}

/** How many in each, and the filter: one thing instead of two. */
export function FolderCounters({ requests, chosen, onChoose }: FolderCountersProps) {
  const folders = [null, ...(Object.keys(FOLDERS) as Folder[])];
  return (
    <fieldset className={styles.counters} aria-label="Filtrer par statut">
      {folders.map((folder) => (
        <button
          key={folder ?? 'tous'}
          type="button"
          className={clsx(styles.counter)}
          aria-pressed={chosen === folder}
          onClick={() => onChoose(folder)}
        >
          <span className={styles.count}>{requests ? requests.filter((one) => isIn(folder, one)).length : '–'}</span>
          <span>{folder ? FOLDERS[folder].label : 'Tous'}</span>
        </button>
      ))}
    </fieldset>
  );
}
