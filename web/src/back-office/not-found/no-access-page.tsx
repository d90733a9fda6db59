import { StaffPage } from '../../staff/staff-page';
import { staffRules } from '../../staff/staff-rules';

export const rules = staffRules('Accès refusé');

export default function NoAccessPage() {
  return (
    <StaffPage title="Accès refusé">
      <p role="alert">Vous n’avez pas accès à cette page.</p>
    </StaffPage>
  );
}
