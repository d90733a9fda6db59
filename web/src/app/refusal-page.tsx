import { frenchGrouping, telHref } from '@pignon/domain/shared/text/phone/phone';
import { useAgency } from '../site/agency/use-app-settings';
import { ButtonLink } from '../ui/button';
import { LaterFacade } from '../ui/later-facade';
import { useDocumentData } from '../site/document-data';
import styles from '../site/not-found-page.module.css';
import type { PageRules } from '../site/page-rules';
import { paths } from '../site/paths';
import { refusalTexts } from './refusal-texts';
import { useTrueAnswer } from '../site/use-true-answer';

export const rules: PageRules = {
  head: (_, { status = '' }) => ({
    title: `${refusalTexts(Number(status)).title} | Pignon`,
    description: 'Cette page ne peut pas être affichée pour le moment.',
  }),
};

/** What stands in for a page that the server could not show: the reason, the telephone, and ways on. */
export default function RefusalPage() {
  useTrueAnswer();
  const { refusal } = useDocumentData();
  const { phone } = useAgency();
  const { status, message, requestId } = refusal ?? { status: 500, message: '', requestId: '' };
  const { title, text = message, passing } = refusalTexts(status);
  return (
    <main id="contenu" className={`${styles.page} on-dark`}>
      <div className={styles.text}>
        <h1>{title}</h1>
        <p>{text}</p>
        {passing && phone && (
          <p>
            <a href={telHref(phone)} className="num">
              {frenchGrouping(phone)}
            </a>
          </p>
        )}
        <div className={styles.ways}>
          {/* This address once more, whatever it is, with scripts or without. */}
          {passing && (
            <ButtonLink href="" plain>
              Réessayer
            </ButtonLink>
          )}
          {status === 400 && <ButtonLink href={paths.listings}>Voir tous nos biens</ButtonLink>}
          <ButtonLink href={paths.home} look="ghost">
            Retour à l’accueil
          </ButtonLink>
        </div>
        {status === 500 && requestId && <p className={styles.number}>Demande n°&nbsp;{requestId}</p>}
      </div>
      <LaterFacade
        seed={410}
        width={620}
        height={430}
        sign={status === 503 ? 'BIENTÔT' : 'FERMÉ'}
        night
        bare
        className={styles.facade}
      />
    </main>
  );
}
