import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';
import { OCCUPANCY_LABELS, TRANSACTION_LABELS } from '@pignon/domain/listings/listing-names';
import { NATURE_LABELS } from '@pignon/domain/listings/nature';
import { csv } from '@pignon/domain/shared/text/csv';
import { day, mandateText, STATUS_LABELS } from './desk/property-labels';

const COLUMNS: readonly (readonly [string, (row: StaffPropertyRow) => string | number | null])[] = [
  ['Référence', ({ reference }) => reference],
  ['Titre', ({ title }) => title],
  ['Ville', ({ city }) => city],
  ['Code postal', ({ postcode }) => postcode],
  ['Type', ({ nature }) => NATURE_LABELS[nature]],
  ['Transaction', ({ transactionType }) => TRANSACTION_LABELS[transactionType]],
  ['Occupation', ({ occupancyStatus }) => OCCUPANCY_LABELS[occupancyStatus]],
  ['Statut', ({ status }) => STATUS_LABELS[status]],
  ['Mandat', mandateText],
  ['Prix ou loyer annuel (€)', ({ amount }) => amount],
  ['Rendement (%)', (row) => row.yield],
  ['Surface (m²)', ({ surface }) => surface],
  ['Conseiller', ({ adviser }) => adviser?.name ?? null],
  ['Qualité', ({ quality }) => quality],
  ['Vues 30 j', ({ views }) => views],
  ['Modifié le', ({ updatedAt }) => day(updatedAt)],
];

const cell = (value: string | number | null): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '');

export const toCsv = (rows: readonly StaffPropertyRow[]): string =>
  csv([COLUMNS.map(([name]) => name), ...rows.map((row) => COLUMNS.map(([, of]) => cell(of(row))))]);
