import { mailboxRules } from '@pignon/domain/mailbox/mailbox-rules';
import { forwardSubject, quotedThread } from '@pignon/domain/mailbox/replies/quoted-thread';
import type { ThreadView } from '@pignon/domain/mailbox/thread-view';
import { EMAIL_PATTERN } from '@pignon/domain/shared/rules';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { BoxField, LineField, LinesField } from '../../../staff/form/fields';
import { StaffButton } from '../../../staff/staff-button';
import { notify } from '../../../ui/toasts/toast';
import { useSending } from '../reply/use-sending';
import styles from '../attachments/attachments.module.css';

interface ForwardFormProps {
  readonly thread: ThreadView;
  readonly onClose: () => void;
}

export function ForwardForm({ thread, onClose }: ForwardFormProps) {
  const sending = useSending(thread);
  const [quoted] = useState(() => quotedThread(thread));
  const [to, setTo] = useState('');
  const [subject, setSubject] = useState(() => forwardSubject(thread.subject));
  const [words, setWords] = useState('');
  const files = thread.entries.flatMap(({ attachments }) => attachments);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState(false);
  const address = useRef<HTMLInputElement>(null);
  useEffect(() => address.current?.focus(), []);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!EMAIL_PATTERN.test(to.trim())) {
      setWrong(true);
      address.current?.focus();
      return;
    }
    const attachments = files.map(({ id }) => id).filter((id) => !left.includes(id));
    const body = [words.trim(), quoted].filter(Boolean).join('\n\n');
    if (!(await sending.forward({ to: to.trim(), subject: subject.trim(), body, attachments }))) return;
    notify({ kind: 'success', title: 'Transfert en route', text: `À ${to.trim()}` });
    onClose();
  };

  return (
    <form className={styles.forward} aria-label="Transférer" noValidate onSubmit={(event) => void submit(event)}>
      <LineField
        ref={address}
        id="forward-to"
        label="À"
        type="email"
        autoComplete="off"
        required
        value={to}
        error={wrong ? 'Email invalide' : undefined}
        onChange={({ target }) => {
          setTo(target.value);
          setWrong(false);
        }}
      />
      <LineField
        id="forward-subject"
        label="Objet"
        maxLength={mailboxRules.subject.value}
        value={subject}
        onChange={({ target }) => setSubject(target.value)}
      />
      <LinesField
        id="forward-words"
        label="Message"
        optional
        rows={4}
        maxLength={4000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <details className={styles.quote}>
        <summary>Conversation citée (sans les notes internes)</summary>
        <pre>{quoted}</pre>
      </details>
      <FilesAlong files={files} left={left} onChange={setLeft} />
      {sending.failure && (
        <p role="alert" className={styles.failure}>
          {sending.failure}
        </p>
      )}
      <div className={styles.buttons}>
        <StaffButton type="submit" look="accent" aria-disabled={sending.busy}>
          {sending.busy ? 'Envoi en cours…' : 'Transférer'}
        </StaffButton>
        <StaffButton onClick={onClose}>Annuler</StaffButton>
      </div>
    </form>
  );
}

interface FilesAlongProps {
  readonly files: ThreadView['entries'][number]['attachments'];
  /** The ids of those that stay here. */
  readonly left: readonly string[];
  readonly onChange: (left: readonly string[]) => void;
}

const FilesAlong = ({ files, left, onChange }: FilesAlongProps) =>
  files.length > 0 && (
    <fieldset className={styles.along}>
      <legend>Pièces jointes</legend>
      {files.map(({ id, name }) => (
        <BoxField
          key={id}
          id={`forward-${id}`}
          label={name}
          checked={!left.includes(id)}
          onChange={({ target }) => onChange(target.checked ? left.filter((one) => one !== id) : [...left, id])}
        />
      ))}
    </fieldset>
  );
