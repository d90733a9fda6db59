import type { ListingPage } from '@pignon/domain/listings/read-models';
import { Phone } from 'lucide-react';
import { AdviserPhoto } from '../agents/adviser-photo';
import { frenchGrouping, telHref } from '../lib/phone';
import { ButtonLink } from '../ui/button';
import styles from './adviser-card.module.css';
import { useContactOf } from './adviser-of';

export function AdviserCard({ page }: { readonly page: ListingPage }) {
  const { agent, phone, reference } = useContactOf(page);
  return (
    <aside aria-label="Votre conseiller" className={styles.aside}>
      <div className={styles.card}>
        {agent && (
          <div className={styles.who}>
            <AdviserPhoto {...agent} size={72} />
            <p>
              <strong>{agent.name}</strong>
              Conseiller immobilier dédié
            </p>
          </div>
        )}
        <ButtonLink href={telHref(phone)} look="dark" className={styles.call}>
          <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>Appeler maintenant</span>
        </ButtonLink>
        <p className={styles.number}>
          <a href={telHref(phone)} className="num">
            {frenchGrouping(phone)}
          </a>
        </p>
        <p className={styles.reference}>
          Référence <strong className="num">{reference}</strong>
        </p>
      </div>
    </aside>
  );
}
