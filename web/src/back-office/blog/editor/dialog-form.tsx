import type { KeyboardEvent, ReactNode } from 'react';
import styles from './editor.module.css';

interface DialogFormProps {
  readonly label: string;
  readonly onSubmit: () => void;
  /** Fields and buttons. */
  readonly children: ReactNode;
}

/** A few fields asked for from within the form of the post: HTML knows no form in a form. */
export function DialogForm({ label, onSubmit, children }: DialogFormProps) {
  const enter = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset aria-label={label} className={styles.schedule} onKeyDown={enter}>
      {children}
    </fieldset>
  );
}
