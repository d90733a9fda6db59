import type { ImportView } from '@pignon/domain/imports/import-view';
import type { StaffColumn } from '../../staff/table/columns';
import { RowButton, Under } from '../../staff/table/open-row';
import { counted, STATE_LABELS } from './import-labels';
import { dayTime } from '../../staff/words/day-time';

/** Imports that came before. */
export const IMPORT_COLUMNS: readonly StaffColumn<ImportView>[] = [
  {
    id: 'file',
    header: 'Fichier',
    cell: ({ row: { original } }) => (
      <span>
        <RowButton id={original.id}>{original.fileName}</RowButton>
        <Under>{counted(original.total, 'ligne', 'lignes')}</Under>
      </span>
    ),
  },
  { id: 'state', header: 'État', cell: ({ row: { original } }) => STATE_LABELS[original.state] },
  {
    id: 'result',
    header: 'Bilan',
    cell: ({ row: { original } }) => summary(original),
  },
  { id: 'by', header: 'Par', cell: ({ row: { original } }) => original.by ?? '–' },
  {
    id: 'at',
    header: 'Reçu le',
    cell: ({ row: { original } }) => dayTime(original.createdAt),
    meta: { look: 'fixed' },
  },
];

function summary({ fault, outcomes, results }: ImportView): string {
  if (fault) return fault;
  const said = [
    results.created > 0 && counted(results.created, 'créé', 'créés'),
    results.updated > 0 && counted(results.updated, 'mis à jour', 'mis à jour'),
    results.failed > 0 && counted(results.failed, 'non appliqué', 'non appliqués'),
    outcomes.refused > 0 && counted(outcomes.refused, 'refusé', 'refusés'),
  ].filter(Boolean);
  return said.join(', ') || '–';
}
