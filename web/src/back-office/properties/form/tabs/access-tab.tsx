import { paths } from '../../../../site/paths';
import { StaffLink } from '../../../../staff/staff-link';
import type { TabProps } from '../property-form-state';

export const AccessTab = ({ property }: TabProps) =>
  property && (
    <>
      <p>Les demandes d’accès à ce bien, les liens envoyés et ce qui en a été ouvert se suivent dans « Prospects ».</p>
      <p>
        <StaffLink href={`${paths.adminProspects}?onglet=off-market&texte=${encodeURIComponent(property.title)}`}>
          Voir les demandes pour ce bien
        </StaffLink>
      </p>
    </>
  );
