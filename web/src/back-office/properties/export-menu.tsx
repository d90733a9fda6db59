import { StaffButton } from '../../staff/staff-button';
import { Unfolding } from '../../staff/views/unfolding';
import { exportPath } from './property-filters';
import styles from './properties.module.css';

interface ExportMenuProps {
  /** What the list shows is what leaves. */
  readonly query: URLSearchParams;
}

/** All that the filters ask for, as a file. */
export const ExportMenu = ({ query }: ExportMenuProps) => (
  <Unfolding label="Exporter">
    <div className={styles.exports}>
      <StaffButton onClick={() => leave(exportPath(query, 'csv'))}>CSV, pour un tableur</StaffButton>
      <StaffButton onClick={() => leave(exportPath(query, 'poliris'))}>Poliris, pour les portails</StaffButton>
      <p>Poliris : les biens publiés et disponibles, sans l’off-market ni les adresses masquées.</p>
    </div>
  </Unfolding>
);

/** The answer is a file: the page stays. */
export const leave = (path: string): void => window.location.assign(path);
