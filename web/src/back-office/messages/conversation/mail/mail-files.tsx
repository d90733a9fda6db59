import type { EntryFile } from '@pignon/domain/mailbox/thread-view';
import Paperclip from 'lucide-react/icons/paperclip';
import { threadPath } from '../../desk/thread-paths';
import { fileSize } from '../../../../staff/uploads/file-size';
import styles from './mail-parts.module.css';

interface MailFilesProps {
  readonly threadId: string;
  readonly files: readonly EntryFile[];
  readonly leftOut: number;
}

/** What was attached, to be kept: nothing of it is shown within the site. */
export const MailFiles = ({ threadId, files, leftOut }: MailFilesProps) => (
  <ul className={styles.files} aria-label="Pièces jointes">
    {files.map(({ id, name, bytes, refused }) => (
      <li key={id}>
        <Paperclip size={14} strokeWidth={2} aria-hidden="true" />
        {refused ? (
          <span>{name}</span>
        ) : (
          <a href={`${threadPath(threadId)}/files/${id}`} download={name}>
            {name}
          </a>
        )}
        <span className={styles.size}>{refused ?? fileSize(bytes)}</span>
      </li>
    ))}
    {leftOut > 0 && <li>{`${leftOut}\u00a0pièce${leftOut > 1 ? 's' : ''} de plus dans la boîte de l’agence`}</li>}
  </ul>
);
