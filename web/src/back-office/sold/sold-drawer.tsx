import { StaffButton } from '../../staff/staff-button';
import { SoldForm } from './sold-form';
import styles from './sold.module.css';
import { NEW, type useSold } from './use-sold';
import type { useSoldChanges } from './use-sold-changes';

interface SoldDrawerProps {
  readonly sold: ReturnType<typeof useSold>;
  readonly changes: ReturnType<typeof useSoldChanges>;
}

/** The one that the address names, or one more. What lies in the bin is taken out first. */
export function SoldDrawer({ sold: { all, drawer, opened, advisers, reload }, changes }: SoldDrawerProps) {
  if (all && drawer.opened === NEW) return <SoldForm advisers={advisers} reload={reload} onClose={drawer.close} />;
  if (!opened || opened.deletedAt) return null;
  const bin = async () => {
    if (await changes.bin(opened.id)) drawer.close();
  };
  return (
    <SoldForm key={opened.id} sold={opened} advisers={advisers} reload={reload} onClose={drawer.close}>
      <div className={styles.actions}>
        <StaffButton onClick={() => void bin()}>Mettre à la corbeille</StaffButton>
      </div>
    </SoldForm>
  );
}
