import { Link } from 'wouter';
import { StaffFrame } from '../../staff/staff-frame';
import styles from './staff-not-found-page.module.css';
import { staffRules } from '../../staff/staff-rules';

export const rules = staffRules('Page introuvable');

export default function StaffNotFoundPage() {
  return (
    <StaffFrame>
      <h1 className={styles.title}>Page introuvable</h1>
      <p>Cette page du backoffice n'existe pas.</p>
      <Link className={styles.back} href="/admin">
        Retour au tableau de bord
      </Link>
    </StaffFrame>
  );
}
