import { Link } from 'wouter';
import { postPaths } from '../../../staff/post-paths';
import { StaffPage } from '../../../staff/staff-page';

export const UnknownPost = () => (
  <StaffPage title="Article introuvable">
    <p>Cet article n'existe pas ou a été supprimé.</p>
    <p>
      <Link href={postPaths.list}>Retour à la liste</Link>
    </p>
  </StaffPage>
);
