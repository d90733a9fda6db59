import type { StaffAgent } from '@pignon/domain/agents/staff-agent';
import Star from 'lucide-react/icons/star';
import { PhoneLink } from '../../staff/links/phone-link';
import type { StaffColumn } from '../../staff/table/columns';
import { RowButton, Under } from '../../staff/table/open-row';
import { AdviserPhoto } from '../../ui/adviser-photo';
import styles from './advisers.module.css';

export const ADVISER_COLUMNS: readonly StaffColumn<StaffAgent>[] = [
  {
    id: 'nom',
    header: 'Nom',
    enableSorting: true,
    cell: ({ row: { original } }) => (
      <span className={styles.who}>
        <AdviserPhoto
          name={original.name}
          photoUrl={original.photoUrl}
          {...(original.photoFocus && { photoFocus: original.photoFocus })}
          size={40}
        />
        <span>
          <RowButton id={String(original.id)}>{original.name}</RowButton>
          <Under>
            {original.isDefault && (
              <span className={styles.default}>
                <Star size={12} strokeWidth={2} aria-hidden="true" /> Conseiller par défaut
              </span>
            )}
          </Under>
        </span>
      </span>
    ),
    meta: { always: true },
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ row: { original } }) => (
      <a className={styles.above} href={`mailto:${original.email}`}>
        {original.email.replace(/@.*/, '@')}
        <wbr />
        {original.email.replace(/.*@/, '')}
      </a>
    ),
  },
  {
    id: 'telephone',
    header: 'Téléphone',
    cell: ({ row: { original } }) => <PhoneLink className={styles.above} phone={original.phone} />,
    meta: { look: 'fixed' },
  },
  {
    id: 'secteur',
    header: 'Secteurs',
    cell: ({ row: { original } }) => original.sectors.join(', ') || '–',
    meta: { isBlank: ({ sectors }) => sectors.length === 0 },
  },
  {
    id: 'specialites',
    header: 'Spécialités',
    cell: ({ row: { original } }) => original.specialities.join(', ') || '–',
    meta: { isBlank: ({ specialities }) => specialities.length === 0 },
  },
  {
    id: 'biens',
    header: 'Biens',
    enableSorting: true,
    cell: ({ row: { original } }) => original.properties,
    meta: { look: 'number' },
  },
  {
    id: 'demandes',
    header: 'Demandes 30 j',
    enableSorting: true,
    cell: ({ row: { original } }) => original.requests,
    meta: { look: 'number' },
  },
  { id: 'actif', header: 'Actif', cell: ({ row: { original } }) => (original.active ? 'Oui' : 'Non') },
];

export const adviserName = ({ name }: StaffAgent): string => name;
