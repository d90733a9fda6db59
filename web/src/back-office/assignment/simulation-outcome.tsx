import { parisTime } from '@pignon/domain/shared/text/french';
import styles from './assignment.module.css';
import type { useSimulation } from './use-simulation';

/** Whose it would be, by which rule, and why those above it did not decide. */
export function SimulationOutcome({ outcome }: Pick<ReturnType<typeof useSimulation>, 'outcome'>) {
  if (outcome.state === 'failed')
    return (
      <p role="alert" className={styles.error}>
        {outcome.told}
      </p>
    );
  if (outcome.state !== 'told') return null;
  const { agent, rule, why, skipped, dueAt } = outcome.simulation;
  return (
    <div className={styles.outcome} aria-live="polite">
      <p>
        <b>{agent?.name ?? 'Personne : file commune ou boîte de l’agence'}</b>
      </p>
      <p>{rule ? `Règle retenue : ${rule}` : 'Aucune règle ne décide'}</p>
      <p>{why}</p>
      {dueAt && <p>{`Réponse due le ${parisTime(new Date(dueAt))}`}</p>}
      {skipped.length > 0 && (
        <>
          <p>Règles passées</p>
          <ul>
            {skipped.map(({ rule: name, why: reason }) => (
              <li key={name}>{`${name} : ${reason}`}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
