import { ReadStates } from '../../staff/list/read-states';
import { StaffButton } from '../../staff/staff-button';
import styles from './indexation.module.css';
import type { RedirectionDesk } from './use-redirections';

interface RedirectionsPanelProps {
  readonly desk: RedirectionDesk;
  readonly onAdd: () => void;
}

export function RedirectionsPanel({ desk, onAdd }: RedirectionsPanelProps) {
  const { data, error, mutate } = desk.redirections;
  return (
    <section className={styles.card} aria-labelledby="redirections">
      <header className={styles.head}>
        <h2 id="redirections">Redirections</h2>
        <StaffButton look="accent" onClick={onAdd}>
          Créer une redirection
        </StaffButton>
      </header>
      <ReadStates
        loading="Chargement des redirections..."
        loaded={data !== undefined}
        error={error}
        onRetry={() => void mutate()}
      />
      {data?.length === 0 && <p>Aucune redirection pour le moment.</p>}
      <ul className={styles.lines}>
        {data?.map((one) => (
          <li key={one.id}>
            <span className={styles.url}>
              {one.path} <small>{one.target ? `${one.status} vers ${one.target}` : `${one.status}, supprimée`}</small>
            </span>
            <StaffButton aria-label={`Supprimer la redirection de ${one.path}`} onClick={() => void desk.remove(one)}>
              Supprimer
            </StaffButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
