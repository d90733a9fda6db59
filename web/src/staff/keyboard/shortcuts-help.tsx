import { StaffDialog } from '../staff-dialog';
import styles from './shortcuts-help.module.css';

interface ShortcutsHelpProps {
  readonly keys: readonly (readonly [key: string, action: string])[];
  readonly onClose: () => void;
}

export const ShortcutsHelp = ({ keys, onClose }: ShortcutsHelpProps) => (
  <StaffDialog title="Raccourcis clavier" shape="box" onClose={onClose}>
    <dl className={styles.keys}>
      {keys.map(([key, action]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{action}</dd>
        </div>
      ))}
    </dl>
  </StaffDialog>
);
