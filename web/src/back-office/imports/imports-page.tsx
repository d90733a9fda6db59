import { paths } from '../../site/paths';
import { useListAddress } from '../../staff/list/use-list-address';
import { StaffButton } from '../../staff/staff-button';
import { StaffLink } from '../../staff/staff-link';
import { StaffPage } from '../../staff/staff-page';
import { staffRules } from '../../staff/staff-rules';
import { ImportDetail } from './import-detail';
import { ImportStart } from './import-start';
import styles from './imports.module.css';

export const rules = staffRules('Importer des biens');

/** Files of properties: dropped, looked at, applied. Which one is shown lives in the address. */
export default function ImportsPage() {
  const address = useListAddress();
  const id = address.query.get('import');
  const open = (next: string | null) => address.filter({ import: next, resultat: null });
  return (
    <StaffPage
      title="Importer des biens"
      note="Rien ne change avant « Appliquer ». Une case vide laisse la valeur en place."
      actions={
        <div className={styles.actions}>
          {id && <StaffButton onClick={() => open(null)}>Autre fichier</StaffButton>}
          <StaffLink href={paths.adminProperties}>Retour aux biens</StaffLink>
        </div>
      }
    >
      {id ? <ImportDetail key={id} id={id} address={address} /> : <ImportStart onOpen={open} />}
    </StaffPage>
  );
}
