import { ReadStates } from '../../../staff/list/read-states';
import styles from './closing.module.css';
import { PersonChoice } from './person-choice';
import type { ConcernedChoice } from './use-concerned';

interface ConcernedPartProps {
  readonly concerned: ConcernedChoice;
  /** Where several properties are asked about at once: this one's name. */
  readonly legend?: string;
  readonly status: 'sold' | 'rented';
}

/** Who waits for it: each is told where that is ticked. */
export function ConcernedPart({ concerned, status, legend }: ConcernedPartProps) {
  const { data, error, retry, chosen } = concerned;
  const count = chosen.threads.length + chosen.meetings.length;
  return (
    <fieldset className={styles.people}>
      <legend>{legend ?? 'Prévenir les personnes concernées'}</legend>
      <ReadStates
        loading="Recherche des personnes concernées..."
        loaded={data !== undefined}
        error={error}
        onRetry={retry}
      />
      {data?.people.length === 0 && (
        <p>Personne n’attend de réponse sur ce bien, ni n’a de rendez-vous ou d’accès en cours.</p>
      )}
      {data && data.people.length > 0 && (
        <>
          <ul>
            {data.people.map((person) => (
              <PersonChoice key={person.email} person={person} concerned={concerned} />
            ))}
          </ul>
          <details>
            <summary>Lire le message envoyé</summary>
            <p className={styles.mail}>{data.mail[status]}</p>
          </details>
          <output>
            {count === 0
              ? 'Aucun message ne partira.'
              : `${count} message${count > 1 ? 's partiront' : ' partira'}, un par personne.`}
          </output>
        </>
      )}
    </fieldset>
  );
}
