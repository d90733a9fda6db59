import { typeset } from '@pignon/domain/shared/text/typeset';
import styles from './numbered-steps.module.css';

interface NumberedStepsProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** What comes after what. */
export const NumberedSteps = ({ steps }: NumberedStepsProps) => (
  <ol className={styles.steps}>
    {steps.map(({ title, text }) => (
      <li key={title}>
        <h3>{typeset(title)}</h3>
        <p>{typeset(text)}</p>
      </li>
    ))}
  </ol>
);
