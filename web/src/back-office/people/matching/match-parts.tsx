import type { Match } from '@pignon/domain/prospects/matching/match-score';
import styles from './matching.module.css';

/** The score, and what each criterion gave of it. */
export const MatchParts = ({ score, parts }: Match) => (
  <details className={styles.why}>
    <summary>{score} / 100, pourquoi ?</summary>
    <ul>
      {parts.map(({ points, most, words }) => (
        <li key={words}>
          {words}
          {most > 0 && ` (${points} / ${most})`}
        </li>
      ))}
    </ul>
  </details>
);
