import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAppSettings } from '../../../../site/agency/use-app-settings';
import { paths } from '../../../../site/paths';
import { StaffButton } from '../../../../staff/staff-button';
import { StaffLink } from '../../../../staff/staff-link';
import { RemoveDialog } from '../../desk/remove-dialog';
import { usePropertyChanges } from '../../desk/use-property-changes';
import styles from './form-header.module.css';
import type { HeaderProps } from './header-props';
import { SheetAction } from './sheet-action';
import { StatusAction } from './status-action';
import { UnpublishAction } from './unpublish-action';
import { DuplicateAction } from './duplicate-action';

/** E04: what is done with the whole of it. */
export function FormHeader({ property, form, onStored }: HeaderProps) {
  const { agency } = useAppSettings();
  const [, navigate] = useLocation();
  const [removing, setRemoving] = useState(false);
  const changes = usePropertyChanges();
  const reference = `${agency?.referencePrefix ?? 'Bien'}-${property.id}`;
  return (
    <div className={styles.header}>
      <span className={styles.reference}>{reference}</span>
      <span>{standing(property)}</span>
      {property.published && <StatusAction {...{ property, form, onStored }} />}
      {property.published && (
        <a className={styles.link} href={property.path} target="_blank" rel="noopener">
          Voir sur le site<span className="visually-hidden"> (nouvel onglet)</span>
        </a>
      )}
      <SheetAction id={property.id} />
      <DuplicateAction id={property.id} />
      {property.published && <UnpublishAction {...{ property, form, onStored }} />}
      <StaffButton onClick={() => setRemoving(true)}>Supprimer</StaffButton>
      <StaffLink href={paths.adminProperties}>Retour à la liste</StaffLink>
      {removing && (
        <RemoveDialog
          rows={[{ id: property.id, title: property.title, version: property.version, reference }]}
          changes={changes}
          onClose={() => setRemoving(false)}
          onRemoved={() => navigate(paths.adminProperties)}
        />
      )}
    </div>
  );
}

/** Text, not colour: who sees it now. */
function standing({ draft, internalOnly, mandat }: StaffProperty): string {
  if (draft) return 'Brouillon';
  if (internalOnly) return 'Interne';
  return mandat === 'sans_mandat' || mandat === 'delegation' ? 'Off-market' : 'En ligne';
}
