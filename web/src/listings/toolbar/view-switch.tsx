import type { ListingState, View } from '@pignon/domain/listings/search/listing-url';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import MapIcon from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import { ListLink } from '../../catalogue/list-link';
import styles from './toolbar.module.css';

const VIEW_LINKS = [
  { view: 'grid', label: 'Grille', Icon: LayoutGrid },
  { view: 'list', label: 'Liste et carte', Icon: MapPin },
  { view: 'regions', label: 'Régions', Icon: MapIcon },
] as const satisfies readonly { readonly view: View; readonly label: string; readonly Icon: typeof MapIcon }[];

/** M50. */
export function ViewSwitch({ state }: { readonly state: ListingState }) {
  return (
    <nav aria-label="Affichage" className={styles.views}>
      {VIEW_LINKS.map(({ view, label, Icon }) => (
        <ListLink key={view} to={{ ...state, view, page: 1 }} aria-current={state.view === view ? 'true' : undefined}>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>{label}</span>
        </ListLink>
      ))}
    </nav>
  );
}
