import { Link } from 'wouter';
import { StaffFrame } from './staff-frame';

export default function StaffNotFoundPage() {
  return (
    <StaffFrame>
      <h1>Page introuvable</h1>
      <p>Cette page du backoffice n'existe pas.</p>
      <Link href="/admin">Retour au tableau de bord</Link>
    </StaffFrame>
  );
}
