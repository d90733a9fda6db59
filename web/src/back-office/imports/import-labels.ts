import type { ImportView, RowResult } from '@pignon/domain/imports/import-view';
import type { ImportState } from '@pignon/domain/imports/property-import';
import type { RowOutcome } from '@pignon/domain/imports/rows/compare-row';

export const STATE_LABELS: Readonly<Record<ImportState, string>> = {
  received: 'Lecture en cours',
  read: 'Lu, à appliquer',
  unreadable: 'Illisible',
  applying: 'Application en cours',
  done: 'Terminé',
  cancelled: 'Annulé',
};

export const OUTCOME_LABELS: Readonly<Record<RowOutcome, string>> = {
  new: 'Nouveau',
  changed: 'Modifié',
  same: 'Identique',
  refused: 'Refusé',
};

export const RESULT_LABELS: Readonly<Record<RowResult, string>> = {
  created: 'Créé',
  updated: 'Mis à jour',
  unchanged: 'Inchangé',
  failed: 'Non appliqué',
};

/** What is in hand: asked for again every second. */
export const isRunning = ({ state }: ImportView): boolean => state === 'received' || state === 'applying';

/** How many lines would change something. */
export const toApply = ({ outcomes }: ImportView): number => outcomes.new + outcomes.changed;

export const appliedOf = ({ results }: ImportView): number =>
  results.created + results.updated + results.unchanged + results.failed;

export const counted = (count: number, one: string, several: string): string =>
  `${count.toLocaleString('fr-FR')} ${count > 1 ? several : one}`;

/** What a whole file did: whatever it held is in one of these. */
export function appliedText({ results, outcomes }: Pick<ImportView, 'results' | 'outcomes'>): string {
  const { created, updated, unchanged, failed } = results;
  const said = [
    counted(created, 'bien créé', 'biens créés'),
    counted(updated, 'modifié', 'modifiés'),
    counted(unchanged + outcomes.same, 'inchangé', 'inchangés'),
    counted(outcomes.refused, 'refusé', 'refusés'),
    failed > 0 && counted(failed, 'non appliqué', 'non appliqués'),
  ];
  return `${said.filter(Boolean).join(', ')}.`;
}
