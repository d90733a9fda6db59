import { chipsOf, maxPriceNote } from '@pignon/domain/listings/search/chips';
import type { ListingNames } from '@pignon/domain/listings/listing-names';
import { type ListingState, withoutFilters } from '@pignon/domain/listings/search/listing-url';
import type { Relaxation } from '@pignon/domain/listings/read-models';
import buttons from '../../ui/button.module.css';
import { LaterFacade } from '../../ui/later-facade';
import styles from './empty-state.module.css';
import { ListLink } from '../../catalogue/list-link';
import { relaxationText, relaxed } from './relaxation-text';

interface EmptyStateProps {
  readonly state: ListingState;
  readonly names: ListingNames;
  readonly relaxations: readonly Relaxation[];
}

/** M60: what was asked, the smallest changes that yield something, and the way back to everything. */
export function EmptyState({ state, names, relaxations }: EmptyStateProps) {
  const asked = [...chipsOf(state, names).map(({ label }) => label), maxPriceNote(state)].filter(Boolean);
  return (
    <section className={styles.empty} aria-labelledby="aucun-bien">
      <div className={styles.text}>
        <h2 id="aucun-bien">Aucun bien trouvé</h2>
        {asked.length > 0 && <p>Rien ne répond à tous ces filtres à la fois&nbsp;: {asked.join(', ')}.</p>}
        <ListLink to={withoutFilters(state)} className={`${buttons.button} ${buttons.dark}`}>
          Réinitialiser les filtres
        </ListLink>
        {relaxations.length > 0 && (
          <>
            <p>Mais il y aurait&nbsp;:</p>
            <ul className={styles.relaxations}>
              {relaxations.map((relaxation) => (
                <li key={relaxation.criterion}>
                  <ListLink to={relaxed(state, relaxation)}>{relaxationText(relaxation, state.criteria)}</ListLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <LaterFacade seed={27} width={420} height={300} sign="À LOUER ?" night className={styles.facade} />
    </section>
  );
}
