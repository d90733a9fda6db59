import { StaffFrame } from '../../staff/staff-frame';
import { Journal } from './journal';
import { staffRules } from '../../staff/staff-rules';

export const rules = staffRules('Journal des livraisons');

export default function JournalPage() {
  return (
    <StaffFrame>
      <Journal />
    </StaffFrame>
  );
}
