import { typeset } from '@pignon/domain/shared/text/typeset';
import styles from './questions.module.css';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

interface QuestionsProps {
  readonly questions: readonly Question[];
  /** Of one name one answer is open at a time; pressing the open one closes it (M33). Without a name each for itself. */
  readonly oneOfGroup?: string;
}

/** Native disclosure: it opens without a script, and a search in the page finds what is closed. */
export function Questions({ questions, oneOfGroup }: QuestionsProps) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} {...(oneOfGroup && { name: oneOfGroup })}>
          <summary>{typeset(question)}</summary>
          <p>{typeset(answer)}</p>
        </details>
      ))}
    </div>
  );
}
