import { actText, type AuditLine } from '@pignon/domain/audit/audit-view';
import type { StaffColumn } from '../../../staff/table/columns';
import { dayTime } from '../../../staff/words/day-time';

export const AUDIT_COLUMNS: readonly StaffColumn<AuditLine>[] = [
  {
    id: 'at',
    header: 'Quand',
    cell: ({ row: { original } }) => <time dateTime={original.at}>{dayTime(original.at)}</time>,
    meta: { look: 'fixed', always: true },
  },
  { id: 'by', header: 'Qui', cell: ({ row: { original } }) => original.by ?? '–' },
  {
    id: 'action',
    header: 'Quoi',
    cell: ({ row: { original } }) => actText(original.action),
    meta: { title: ({ action }) => action },
  },
  { id: 'target', header: 'Référence', cell: ({ row: { original } }) => original.target ?? '–' },
  { id: 'fields', header: 'Champs', cell: ({ row: { original } }) => original.fields.join(', ') || '–' },
  { id: 'request', header: 'Requête', cell: ({ row: { original } }) => original.requestId ?? '–' },
];

export const lineName = ({ action, at }: AuditLine): string => `${actText(action)}, ${dayTime(at)}`;
