import { frenchNumber } from '@pignon/domain/shared/text/french';
import { plural } from '@pignon/domain/shared/text/plural';
import { ReadStates } from '../../staff/list/read-states';
import { StaffButton } from '../../staff/staff-button';
import styles from './indexation.module.css';
import type { RedirectionDesk } from './use-redirections';

interface MissedPanelProps {
  readonly missed: RedirectionDesk['missed'];
  readonly onRedirect: (path: string) => void;
}

export const MissedPanel = ({ missed: { data, error, mutate }, onRedirect }: MissedPanelProps) => (
  <section className={styles.card} aria-labelledby="missed">
    <h2 id="missed">404 fréquents</h2>
    <p className={styles.why}>Sur les 30 derniers jours. « {'{…}'} » remplace ce qui change d’une adresse à l’autre.</p>
    <ReadStates
      loading="Chargement des 404..."
      loaded={data !== undefined}
      error={error}
      onRetry={() => void mutate()}
    />
    {data?.length === 0 && <p>Aucune adresse introuvable n’a été demandée.</p>}
    <ul className={styles.lines}>
      {data?.map(({ path, visits, redirectable }) => (
        <li key={path}>
          <span className={styles.url}>
            {path}{' '}
            <small>
              {frenchNumber(visits)} visite{plural(visits)}
            </small>
          </span>
          {redirectable && (
            <StaffButton aria-label={`Rediriger ${path}`} onClick={() => onRedirect(path)}>
              Rediriger
            </StaffButton>
          )}
        </li>
      ))}
    </ul>
  </section>
);
