import type { EntryAttachment } from '@pignon/domain/mailbox/thread-view';
import Paperclip from 'lucide-react/icons/paperclip';
import { threadPath } from '../desk/thread-paths';
import styles from './attachments.module.css';
import { weight } from './weight';

interface SentFilesProps {
  readonly threadId: string;
  readonly files: readonly EntryAttachment[];
}

/** What went along with a mail. */
export const SentFiles = ({ threadId, files }: SentFilesProps) =>
  files.length > 0 && (
    <ul className={styles.files} aria-label="Pièces jointes">
      {files.map(({ id, name, bytes }) => (
        <li key={id}>
          <Paperclip size={16} strokeWidth={2} aria-hidden="true" />
          <a className={styles.name} href={`${threadPath(threadId)}/attachments/${id}/file`} download={name}>
            {name}
          </a>
          <span className={styles.hint}>{weight(bytes)}</span>
        </li>
      ))}
    </ul>
  );
