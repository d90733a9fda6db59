import { type Folder, FOLDER_LABELS, FOLDERS } from '@pignon/domain/mailbox/thread-state';
import type { FolderCounts } from '@pignon/domain/mailbox/thread-view';
import clsx from 'clsx';
import { Link, useLocation, useSearch } from 'wouter';
import { filteredSearch } from '../../staff/list/list-address';
import styles from './folders.module.css';

interface FoldersProps {
  readonly counts: FolderCounts | undefined;
  readonly chosen: Folder;
}

const COUNT = new Intl.NumberFormat('fr-FR');

/** A folder is a place: Back leads to the one before. What was looked for stays. */
export function Folders({ counts, chosen }: FoldersProps) {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <nav aria-label="Dossiers">
      <ul className={styles.folders}>
        {FOLDERS.map((folder) => {
          const count = counts?.[folder] ?? 0;
          return (
            <li key={folder}>
              <Link
                className={styles.folder}
                href={path + filteredSearch(search, { dossier: folder, id: null })}
                aria-current={folder === chosen ? 'page' : undefined}
              >
                <span>{FOLDER_LABELS[folder]}</span>
                <span className={clsx(styles.count, folder === 'failed' && count > 0 && styles.alarming)}>
                  {counts ? COUNT.format(count) : '–'}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
