import { StaffButton } from '../../staff/staff-button';
import styles from '../../staff/staff-page.module.css';
import { PAGE_SIZE } from './use-deliveries';

interface PagerProps {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

export function Pager({ page, total, onPage }: PagerProps) {
  if (total <= PAGE_SIZE && page === 1) return null;
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(page * PAGE_SIZE, total);
  return (
    <nav className={styles.pager} aria-label="Pages du journal">
      <StaffButton disabled={page === 1} onClick={() => onPage(page - 1)}>
        Précédent
      </StaffButton>
      <span aria-live="polite">
        {first} à {last} sur {total}
      </span>
      <StaffButton disabled={last >= total} onClick={() => onPage(page + 1)}>
        Suivant
      </StaffButton>
    </nav>
  );
}
