import { Link } from 'wouter';
import { StaffFrame } from '../../staff/staff-frame';
import { paths } from '../../site/paths';
import page from '../../staff/staff-page.module.css';
import { AccessRequests } from '../access-requests/access-requests';
import styles from './prospects-page.module.css';
import { staffRules } from '../../staff/staff-rules';

export const rules = staffRules('Prospects');

/** E12. Its first tab; the others are one line each here. */
export default function ProspectsPage() {
  return (
    <StaffFrame>
      <div className={page.journal}>
        <header className={page.head}>
          <h1>Prospects</h1>
        </header>
        <nav aria-label="Prospects" className={styles.tabs}>
          <Link href={`${paths.adminProspects}?onglet=off-market`} aria-current="page">
            Clients off-market
          </Link>
        </nav>
        <AccessRequests />
      </div>
    </StaffFrame>
  );
}
