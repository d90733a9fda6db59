import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import styles from './chat-panel.module.css';
import { LONGEST, roomLeft } from './room-left';

interface ChatFormProps {
  readonly id: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly busy: boolean;
  readonly send: (text: string) => void;
}

export function ChatForm({ id, field, busy, send }: ChatFormProps) {
  const [text, setText] = useState('');
  const typed = text.trim();
  const room = roomLeft(text.length);
  const full = text.length >= LONGEST;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed === '' || busy) return;
    setText('');
    send(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label className="visually-hidden" htmlFor={`${id}-texte`}>
        Votre message
      </label>
      <textarea
        ref={field}
        id={`${id}-texte`}
        rows={1}
        maxLength={LONGEST}
        placeholder="Votre message…"
        aria-describedby={`${id}-reste`}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" aria-label="Envoyer" disabled={busy || typed === ''}>
        <SendHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <p id={`${id}-reste`} className={styles.room}>
        {!full && room}
      </p>
      {/* Told aloud at the limit only, not at each key. */}
      <p aria-live="polite" className={`${styles.room} ${styles.full}`}>
        {full && room}
      </p>
    </form>
  );
}
