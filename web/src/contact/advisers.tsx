import type { Agent } from '@pignon/domain/agents/agent';
import useSWR from 'swr';
import { paths } from '../site/paths';
import { AdviserPhoto } from '../ui/adviser-photo';
import { frenchGrouping, telHref } from '@pignon/domain/shared/text/phone/phone';
import styles from './contact-page.module.css';

export function Advisers() {
  const { data: agents = [] } = useSWR<readonly Agent[]>('/api/agents');
  if (agents.length === 0) return null;
  return (
    <section aria-labelledby="conseillers" className={styles.advisers}>
      <h2 id="conseillers">Vos conseillers</h2>
      <ul>
        {agents.map((agent) => (
          <li key={agent.id}>
            <AdviserPhoto {...agent} />
            <div>
              <strong>{agent.name}</strong>
              <small>Conseiller immobilier</small>
              {/* By number: what makes an address of a name is no weight of this page. */}
              <a href={`${paths.meeting}/${agent.id}`}>Prendre rendez-vous</a>
            </div>
            <a
              href={telHref(agent.phone)}
              className="num"
              aria-label={`Appeler ${agent.name} au ${frenchGrouping(agent.phone)}`}
            >
              {frenchGrouping(agent.phone)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
