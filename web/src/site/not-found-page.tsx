import { Button, ButtonLink } from '../ui/button';
import { LaterFacade } from '../ui/later-facade';
import styles from './not-found-page.module.css';
import { paths } from './paths';
import type { PageRules } from './page-rules';
import { useTrueAnswer } from './use-true-answer';

export const rules: PageRules = {
  head: () => ({ title: 'Page introuvable | Pignon', description: 'Cette page n’existe pas ou plus.' }),
};

/** M18, F55: the English sentence is kept. */
export default function NotFoundPage() {
  useTrueAnswer();
  return (
    <main id="contenu" className={`${styles.page} on-dark`}>
      <div className={styles.text}>
        <h1 lang="en">Oops! Page not found</h1>
        <p>Cette adresse ne mène à aucune vitrine&nbsp;: la page n’existe pas, ou n’est plus là.</p>
        <search>
          {/* Plain: whoever is lost may have no script either. */}
          <form action={paths.listings} className={styles.search}>
            <input
              type="search"
              name="search"
              aria-label="Chercher un bien"
              placeholder="Ville, rue, quartier"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={200}
            />
            <Button type="submit" look="ghost">
              Rechercher
            </Button>
          </form>
        </search>
        <ButtonLink href={paths.home}>Retour à l’accueil</ButtonLink>
      </div>
      <LaterFacade seed={404} width={620} height={430} sign="FERMÉ" night bare className={styles.facade} />
    </main>
  );
}
