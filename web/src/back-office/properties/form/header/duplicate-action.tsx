import { StaffButton } from '../../../../staff/staff-button';
import { useDuplicate } from '../../desk/use-duplicate';

export function DuplicateAction({ id }: { readonly id: number }) {
  const { busy, duplicate } = useDuplicate();
  return (
    <StaffButton disabled={busy} onClick={() => void duplicate(id)}>
      Dupliquer
    </StaffButton>
  );
}
