import styles from './shortcuts-help.module.css';
import { StaffDialog } from '../../../staff/staff-dialog';

const KEYS = [
  ['j', 'Ligne suivante'],
  ['k', 'Ligne précédente'],
  ['Entrée', 'Ouvrir la ligne'],
  ['x', 'Sélectionner la ligne'],
  ['r', 'Rejouer la ligne'],
  ['/', 'Filtrer par texte'],
  ['?', 'Afficher cette aide'],
] as const;

export const ShortcutsHelp = ({ onClose }: { readonly onClose: () => void }) => (
  <StaffDialog title="Raccourcis clavier" shape="box" onClose={onClose}>
    <dl className={styles.keys}>
      {KEYS.map(([key, action]) => (
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
