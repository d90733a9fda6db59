import { refusalRules } from '@pignon/domain/off-market/access-rules';
import { useEffect, useRef } from 'react';
import styles from './requests.module.css';

interface RefusalReasonProps {
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

/** Asked before a refusal, and kept with it. */
export function RefusalReason({ reason, onReason }: RefusalReasonProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // It has just come up, between the press that asked for it and the next.
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={styles.asking}>
      <label htmlFor="refusal-reason">Motif du refus (facultatif)</label>
      <textarea
        ref={field}
        id="refusal-reason"
        rows={3}
        maxLength={refusalRules.reason.value}
        value={reason}
        aria-describedby="refusal-reason-hint"
        onChange={({ target }) => onReason(target.value)}
      />
      <p id="refusal-reason-hint">Pour l’équipe seulement{'\u00a0'}: le client n’en voit rien.</p>
    </div>
  );
}
