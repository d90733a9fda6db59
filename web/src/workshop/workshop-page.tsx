import { lazyPart } from '../site/lazy-part';
import type { PageRules } from '../site/page-rules';
import styles from './workshop.module.css';

// Of what it shows, every page would else know the chunks.
const ShownAll = lazyPart(() => import('./shown-all'));

/** Without a canonical address: for whoever works on the site, not for search engines. */
export const rules: PageRules = {
  parts: () => [ShownAll],
  head: () => ({
    title: 'Atelier des composants | Pignon',
    description: 'Chaque composant du site, dans chacun de ses états.',
  }),
};

/** M05: the living style guide. */
export default function WorkshopPage() {
  return (
    <main id="contenu" className={styles.page}>
      <header id="boutons">
        <h1>Atelier des composants</h1>
        <p>Ce que le site a de boutons, de champs, d’images et de messages, dans chacun de leurs états.</p>
      </header>
      <ShownAll />
    </main>
  );
}
