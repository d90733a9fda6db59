import { Link } from 'wouter';
import { paths } from '../../../site/paths';
import { StaffPage } from '../../../staff/staff-page';

export const UnknownProperty = () => (
  <StaffPage title="Bien introuvable">
    <p>Ce bien n’existe pas ou a été supprimé.</p>
    <p>
      <Link href={paths.adminProperties}>Retour à la liste</Link>
    </p>
  </StaffPage>
);
