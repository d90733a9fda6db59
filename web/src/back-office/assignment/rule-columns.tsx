import { conditionWords } from '@pignon/domain/assignment/conditions/groups';
import type { StaffRule } from '@pignon/domain/assignment/staff-rule';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { StaffColumn } from '../../staff/table/columns';
import { RowButton } from '../../staff/table/open-row';
import styles from './assignment.module.css';
import { targetWords } from './rule-words';
import type { Adviser } from './use-rules';

/** A rule with its place in the list, from 1. */
export interface PlacedRule extends StaffRule {
  readonly place: number;
}

export const ruleColumns = (advisers: readonly Adviser[]): readonly StaffColumn<PlacedRule>[] => [
  {
    id: 'ordre',
    header: 'Ordre',
    cell: ({ row: { original } }) => (
      <span className={styles.place} draggable data-rule={original.id} title="Glisser pour changer l’ordre">
        <GripVertical size={16} strokeWidth={2} aria-hidden="true" /> {original.place}
      </span>
    ),
    meta: { always: true },
  },
  {
    id: 'nom',
    header: 'Nom',
    cell: ({ row: { original } }) => <RowButton id={String(original.id)}>{original.name}</RowButton>,
    meta: { always: true },
  },
  {
    id: 'conditions',
    header: 'Conditions',
    cell: ({ row: { original } }) => <span className={styles.words}>{conditionWords(original.conditions)}</span>,
  },
  {
    id: 'attribution',
    header: 'Attribution',
    cell: ({ row: { original } }) => <span className={styles.words}>{targetWords(original.target, advisers)}</span>,
  },
  { id: 'arret', header: 'Arrêt', cell: ({ row: { original } }) => (original.stops ? 'Oui' : 'Non') },
  {
    id: 'declenchements',
    header: 'Déclenchements 30 j',
    cell: ({ row: { original } }) => original.fired,
    meta: { look: 'number' },
  },
  { id: 'active', header: 'Active', cell: ({ row: { original } }) => (original.active ? 'Oui' : 'Non') },
];

export const ruleName = ({ name }: StaffRule): string => name;
