import { Redirect, useSearch } from 'wouter';
import { paths } from '../../site/paths';
import { ReadStates } from '../../staff/list/read-states';
import { useMay } from '../../staff/session/session';
import { StaffLink } from '../../staff/staff-link';
import { PeriodChoice } from '../../staff/list/period-choice';
import { StaffPage } from '../../staff/staff-page';
import { staffRules } from '../../staff/staff-rules';
import styles from './dashboard.module.css';
import { DashboardParts } from './dashboard-parts';
import { journalAddress } from './journal-address';
import { ToDoList } from './to-do-list';
import { useDashboard } from './use-dashboard';

export const rules = staffRules('Tableau de bord');

/** E01. The journal stood here: what was kept of its addresses still leads to it. */
export default function DashboardPage() {
  const journal = journalAddress(useSearch());
  return journal ? <Redirect to={journal} replace /> : <Dashboard />;
}

function Dashboard() {
  const { period, choose, data, error, retry } = useDashboard();
  return (
    <StaffPage title="Tableau de bord" actions={<Actions />}>
      <ReadStates
        loading="Chargement du tableau de bord..."
        loaded={data !== undefined}
        error={error}
        onRetry={retry}
      />
      {data && (
        <>
          <ToDoList lines={data.toDo} />
          <div className={styles.heading}>
            <h2>Indicateurs</h2>
            <PeriodChoice period={period} onChoose={choose} />
          </div>
          <DashboardParts data={data} />
        </>
      )}
    </StaffPage>
  );
}

function Actions() {
  const may = useMay();
  return (
    <div className={styles.actions}>
      {may('properties') && <StaffLink href={`${paths.adminProperties}/new`}>Ajouter un bien</StaffLink>}
      {may('requests') && (
        <StaffLink look="accent" href="/admin/messages">
          Ouvrir la messagerie
        </StaffLink>
      )}
    </div>
  );
}
