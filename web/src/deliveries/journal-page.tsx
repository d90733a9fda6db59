import { StaffFrame } from '../accounts/staff-frame';
import { Journal } from './journal';
import { staffRules } from '../accounts/staff-rules';

export const rules = staffRules('Journal des livraisons');

export default function JournalPage() {
  return (
    <StaffFrame>
      <Journal />
    </StaffFrame>
  );
}
