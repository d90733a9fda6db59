import type { PageRules } from '../app/page-rules';
import { Breadcrumb } from '../ui/breadcrumb';
import { ShownButtons } from './shown-buttons';
import { ShownFields } from './shown-fields';
import { ShownLists } from './shown-lists';
import { ShownOverlays } from './shown-overlays';
import { ShownPictures } from './shown-pictures';
import { ShownRows } from './shown-rows';
import { ShownTokens } from './shown-tokens';
import styles from './workshop.module.css';

/** Without a canonical address: for whoever works on the site, not for search engines. */
export const rules: PageRules = {
  head: () => ({
    title: 'Atelier des composants | Pignon',
    description: 'Chaque composant du site, dans chacun de ses états.',
  }),
};

/** M05: the living style guide. */
export default function WorkshopPage() {
  return (
    <main id="contenu" className={styles.page}>
      <Breadcrumb current="Atelier" />
      <header id="boutons">
        <h1>Atelier des composants</h1>
        <p>Ce que le site a de boutons, de champs, d’images et de messages, dans chacun de leurs états.</p>
      </header>
      <ShownButtons />
      <ShownFields />
      <ShownOverlays />
      <ShownPictures />
      <ShownRows />
      <ShownLists />
      <ShownTokens />
    </main>
  );
}
