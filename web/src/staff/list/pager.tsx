import { StaffButton } from '../staff-button';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@pignon/domain/shared/page-size';
import styles from './pager.module.css';
import type { ListAddress } from './use-list-address';

interface PagerProps {
  /** 'Pages du journal' */
  readonly label: string;
  readonly total: number;
  readonly address: Pick<ListAddress, 'page' | 'size' | 'goTo' | 'resize'>;
}

export function Pager({ label, total, address: { page, size, goTo, resize } }: PagerProps) {
  if (total <= DEFAULT_PAGE_SIZE && page === 1) return null;
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  return (
    <nav className={styles.pager} aria-label={label}>
      <StaffButton disabled={page === 1} onClick={() => goTo(page - 1)}>
        Précédent
      </StaffButton>
      <span aria-live="polite">{first > total ? 'Aucune ligne ici' : `${first} à ${last} sur ${total}`}</span>
      <StaffButton disabled={last >= total} onClick={() => goTo(page + 1)}>
        Suivant
      </StaffButton>
      <label className={styles.size}>
        Lignes par page
        <select
          value={size}
          onChange={({ target }) => resize(PAGE_SIZES.find((one) => String(one) === target.value) ?? DEFAULT_PAGE_SIZE)}
        >
          {PAGE_SIZES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
    </nav>
  );
}
