import type { ListingPage } from '@pignon/domain/listings/read-models';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useAppSettings } from '../../site/agency/use-app-settings';
import { AdviserPhoto } from '../../ui/adviser-photo';
import { frenchGrouping, telHref } from '@pignon/domain/shared/text/phone/phone';
import { Button, ButtonLink } from '../../ui/button';
import styles from './adviser-card.module.css';
import { mailtoAbout, useContactOf } from './adviser-of';
import { prepare } from './asking-dialogs';
import { ShareButton } from '../share/share-button';
import type { Asking } from './use-asking';

interface AdviserCardProps {
  readonly page: ListingPage;
  readonly ask: (what: Asking) => void;
}

/** M83; D07: how soon the agency answers, where it says so. */
export function AdviserCard({ page, ask }: AdviserCardProps) {
  const { agent, phone, email, reference } = useContactOf(page);
  const { replyBadge } = useAppSettings().display;
  const asks = (what: Asking) => ({
    look: 'ghost' as const,
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: () => prepare(what),
    onClick: () => ask(what),
  });
  return (
    <aside aria-label="Votre conseiller" className={styles.aside}>
      <div className={styles.card}>
        {agent && (
          <div className={styles.who}>
            <AdviserPhoto {...agent} size={72} />
            <p>
              <strong>{agent.name}</strong>
              {agent.title}
            </p>
          </div>
        )}
        {replyBadge && <p>{replyBadge}</p>}
        <p className={styles.number}>
          <a href={telHref(phone)} className="num">
            {frenchGrouping(phone)}
          </a>
        </p>
        <div className={styles.actions}>
          <ButtonLink href={telHref(phone)} look="dark">
            <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
            <span>Appeler maintenant</span>
          </ButtonLink>
          <noscript>
            <ButtonLink href={mailtoAbout(email, page.title, reference)} look="ghost">
              Écrire un email
            </ButtonLink>
          </noscript>
          <Button {...asks('information')}>
            <Mail size={20} strokeWidth={1.75} aria-hidden="true" />
            Envoyer un message
          </Button>
          <Button {...asks('appointment')}>
            <CalendarDays size={20} strokeWidth={1.75} aria-hidden="true" />
            Prendre rendez-vous
          </Button>
        </div>
        <div className={styles.foot}>
          <p>
            Référence <strong className="num">{reference}</strong>
          </p>
          <ShareButton page={page} />
        </div>
      </div>
    </aside>
  );
}
