import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import styles from './error-summary.module.css';

export interface FieldProblem {
  /** The field's element id. */
  readonly id: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  /** Counts failed submits: each new one moves the focus. Nothing shows before the first. */
  readonly attempt: number;
  readonly problems: readonly FieldProblem[];
  /** A failure that belongs to no field (the send itself); stays when the toast has gone. */
  readonly failure?: string | undefined;
  /** Below what heading it stands; 'h3' without. */
  readonly heading?: 'h2' | 'h3';
  /** Brings a field into sight before it gets the focus. */
  readonly onReach?: (id: string) => void;
}

const PREFIX = 'Erreur : ';

/** GOV.UK's pattern: two problems or more take the focus here, a single one takes it to its field. */
export function ErrorSummary({ attempt, problems, failure, heading: Heading = 'h3', onReach }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = (attempt > 0 && problems.length > 0) || failure !== undefined;
  useTitlePrefix(shown);

  const single = problems.length === 1 ? problems[0] : undefined;
  const reach = (id: string) => {
    onReach?.(id);
    document.getElementById(id)?.focus();
  };
  const takeFocus = useEffectEvent(() => (single ? reach(single.id) : box.current?.focus()));
  useEffect(() => {
    if (attempt > 0) takeFocus();
  }, [attempt]);

  if (!shown) return null;
  return (
    <div ref={box} tabIndex={-1} className={styles.summary} aria-labelledby="error-summary-title">
      <Heading id="error-summary-title">
        {failure && problems.length === 0
          ? "L'envoi n'a pas abouti"
          : problems.length === 1
            ? 'Le formulaire contient une erreur'
            : `Le formulaire contient ${problems.length} erreurs`}
      </Heading>
      {failure && <p>{failure}</p>}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ id, message }) => (
            <li key={id + message}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  reach(id);
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useTitlePrefix(shown: boolean) {
  useEffect(() => {
    if (!shown) return;
    if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title;
    return () => {
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [shown]);
}

/** react-hook-form's errors in the order of the form; `idOf` when ids differ from names. */
export function problemsOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  order: readonly (keyof Values & string)[],
  idOf: (name: string) => string = (name) => name,
): FieldProblem[] {
  return order.flatMap((name) => {
    const message = errors[name]?.message;
    return typeof message === 'string' && message ? [{ id: idOf(name), message }] : [];
  });
}
