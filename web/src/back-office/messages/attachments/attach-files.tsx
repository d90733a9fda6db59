import { attachmentRules } from '@pignon/domain/mailbox/attachment-rules';
import Paperclip from 'lucide-react/icons/paperclip';
import { type ChangeEvent, useId } from 'react';
import { StaffButton } from '../../../staff/staff-button';
import { UploadList } from '../../../staff/uploads/upload-list';
import { useFileDrops } from '../../../staff/uploads/use-file-drops';
import styles from './attachments.module.css';
import type { Attachments } from './use-attachments';
import { weight } from './weight';

const ACCEPTED = 'application/pdf,image/jpeg,image/png';
const MB = 1024 * 1024;
const HINT = `PDF, JPEG ou PNG, ${attachmentRules.mostBytes.value / MB} Mo par fichier, ${attachmentRules.mostTogether.value / MB} Mo en tout.`;

/** Files that go along: chosen, dropped or pasted; on their way; there, and taken away again. */
export function AttachFiles({ attachments }: { readonly attachments: Attachments }) {
  const { files, uploads, list, failure, remove } = attachments;
  const { zone, over } = useFileDrops((dropped) => uploads.add(dropped));
  const hint = useId();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    uploads.add([...(target.files ?? [])]);
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <div ref={zone} className={styles.attach} data-over={over || undefined}>
      <label className={styles.picker}>
        <Paperclip size={16} strokeWidth={2} aria-hidden="true" />
        Joindre des fichiers
        <input type="file" multiple accept={ACCEPTED} aria-describedby={hint} onChange={take} />
      </label>
      <p id={hint} className={styles.hint}>
        {HINT}
      </p>
      {list.length > 0 && <UploadList list={list} uploads={uploads} />}
      {files.length > 0 && (
        <ul className={styles.files} aria-label="Pièces jointes">
          {files.map((file) => (
            <li key={file.id}>
              <span className={styles.name}>{file.name}</span>
              <span className={styles.hint}>{weight(file.bytes)}</span>
              <StaffButton aria-label={`Retirer ${file.name}`} onClick={() => void remove(file)}>
                Retirer
              </StaffButton>
            </li>
          ))}
        </ul>
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  );
}
