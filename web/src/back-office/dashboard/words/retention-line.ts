import type { RetentionHealth } from '@pignon/domain/dashboard/dashboard';
import { frenchNumber } from '@pignon/domain/shared/text/french';

const MOMENT = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' });

/** '128 retirés le 30/11/2026 03:04, 40 à retirer la nuit prochaine, en échec : prospects' */
export function retentionLine(health: RetentionHealth | null, failed: readonly string[]): string {
  return [nights(health), ...(failed.length > 0 ? [`en échec\u00a0: ${failed.join(', ')}`] : [])].join(', ');
}

function nights(health: RetentionHealth | null): string {
  if (!health) return 'aucun passage encore';
  const { lastAt, removed, next, missed } = health;
  const gone = removed === 0 ? 'rien à retirer' : `${frenchNumber(removed)} ${removed > 1 ? 'retirés' : 'retiré'}`;
  return [
    `${gone} le ${MOMENT.format(new Date(lastAt))}`,
    ...(next === null
      ? []
      : [next === 0 ? 'rien la nuit prochaine' : `${frenchNumber(next)} à retirer la nuit prochaine`]),
    ...(missed > 0
      ? [`${frenchNumber(missed)} ${missed > 1 ? 'règles n’ont' : 'règle n’a'} pas tourné cette nuit`]
      : []),
  ].join(', ');
}
