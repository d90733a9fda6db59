import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';
import type { PropertyStatus } from '@pignon/domain/listings/property-fields';
import { paths } from '../../../site/paths';
import { propertyPaths } from '../../../staff/property-paths';
import type { RowAction } from '../../../staff/table/menu/row-action';
import type { PublicationStep } from '../desk/use-property-changes';

interface Doing {
  readonly sheet: () => void;
  readonly duplicate: () => void;
  readonly move: (step: PublicationStep) => void;
  readonly choose: () => void;
  readonly end: (status: PropertyStatus) => void;
  readonly remove: () => void;
}

/** E02, in its order: those that the row can have. */
export function rowActions(row: StaffPropertyRow, doing: Doing): readonly RowAction[] {
  if (row.binnedAt) return [{ label: 'Restaurer', press: () => doing.move('restore') }];
  const { id, title, path, published, offMarket, status, transactionType } = row;
  const ended: PropertyStatus = transactionType === 'rental' ? 'rented' : 'sold';
  return [
    { label: 'Modifier', href: `${propertyPaths.edit}/${id}` },
    ...(published ? [{ label: 'Voir sur le site', href: path, newTab: true }] : []),
    { label: 'Dupliquer', press: doing.duplicate },
    { label: 'Fiche PDF', press: doing.sheet },
    { label: published ? 'Dépublier' : 'Publier', press: () => doing.move(published ? 'unpublish' : 'publish') },
    { label: 'Changer le statut', press: doing.choose },
    ...(status === ended
      ? []
      : [{ label: ended === 'sold' ? 'Marquer vendu' : 'Marquer loué', press: () => doing.end(ended) }]),
    ...(offMarket
      ? [
          {
            label: 'Accès off-market',
            href: `${paths.adminProspects}?onglet=off-market&texte=${encodeURIComponent(title)}`,
          },
        ]
      : []),
    { label: 'Supprimer', press: doing.remove, danger: true },
  ];
}
