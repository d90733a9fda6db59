import { StaffFrame } from '../accounts/staff-frame';
import { Journal } from './journal';

export default function JournalPage() {
  return (
    <StaffFrame>
      <Journal />
    </StaffFrame>
  );
}
