import { frenchSpacing } from '@pignon/domain/shared/french-spacing';
import styles from './numbered-steps.module.css';

interface NumberedStepsProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** What comes after what. */
export const NumberedSteps = ({ steps }: NumberedStepsProps) => (
  <ol className={styles.steps}>
    {steps.map(({ title, text }) => (
      <li key={title}>
        <h3>{frenchSpacing(title)}</h3>
        <p>{frenchSpacing(text)}</p>
      </li>
    ))}
  </ol>
);
