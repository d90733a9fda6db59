import { Link } from 'wouter';
import { paths } from '../../site/paths';
import { StaffPage } from '../../staff/staff-page';
import { staffRules } from '../../staff/staff-rules';
import { AccessRequests } from '../access-requests/access-requests';
import styles from './prospects-page.module.css';

export const rules = staffRules('Prospects');

/** E12. Its first tab; the others are one line each here. */
export default function ProspectsPage() {
  return (
    <StaffPage title="Prospects">
      <nav aria-label="Prospects" className={styles.tabs}>
        <Link href={`${paths.adminProspects}?onglet=off-market`} aria-current="page">
          Clients off-market
        </Link>
      </nav>
      <AccessRequests />
    </StaffPage>
  );
}
