import { Link, useSearch } from 'wouter';
import { paths } from '../../site/paths';
import { StaffPage } from '../../staff/staff-page';
import { staffRules } from '../../staff/staff-rules';
import { AccessRequests } from '../access-requests/access-requests';
import { People } from '../people/people';
import styles from './prospects-page.module.css';
import { chosenTab, TABS } from './tabs';

export const rules = staffRules('Prospects');

/** E12. */
export default function ProspectsPage() {
  const chosen = chosenTab(useSearch());
  return (
    <StaffPage title="Prospects">
      <nav aria-label="Prospects" className={styles.tabs}>
        {TABS.map(({ key, label }) => (
          <Link
            key={key}
            href={`${paths.adminProspects}?onglet=${key}`}
            aria-current={key === chosen ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {chosen === 'prospects' ? <People /> : <AccessRequests />}
    </StaffPage>
  );
}
