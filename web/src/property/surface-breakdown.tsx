import { surfaceLabel } from '@pignon/domain/listings/display/display';
import { surfaceFacts } from '@pignon/domain/listings/display/page-facts';
import type { ListingPage } from '@pignon/domain/listings/read-models';
import Info from 'lucide-react/icons/info';
import { FactList } from './details/fact-list';
import styles from './property-heading.module.css';

const BREAKDOWN = 'detail-de-la-surface';

/** The surface; where it is made of parts, they open beside it, without any script. */
export function SurfaceBreakdown({ page }: { readonly page: ListingPage }) {
  const surface = surfaceLabel(page.surface);
  const parts = surfaceFacts(page);
  if (!surface) return null;
  if (parts.length < 2) return <li className="num">{surface}</li>;
  return (
    <li>
      <button type="button" className={styles.surface} popoverTarget={BREAKDOWN}>
        <span className="num">{surface}</span>
        <Info size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className="visually-hidden">{'\u00a0: voir le détail'}</span>
      </button>
      <div id={BREAKDOWN} popover="auto" className={styles.breakdown}>
        <FactList facts={parts} />
      </div>
    </li>
  );
}
