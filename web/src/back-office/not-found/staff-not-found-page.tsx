import { Link } from 'wouter';
import { StaffPage } from '../../staff/staff-page';
import { staffRules } from '../../staff/staff-rules';
import styles from './staff-not-found-page.module.css';

export const rules = staffRules('Page introuvable');

export default function StaffNotFoundPage() {
  return (
    <StaffPage title="Page introuvable">
      <p>Cette page du backoffice n'existe pas.</p>
      <Link className={styles.back} href="/admin">
        Retour au tableau de bord
      </Link>
    </StaffPage>
  );
}
