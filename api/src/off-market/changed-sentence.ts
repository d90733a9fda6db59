import type { AccessChangedMeanwhile, ShownAccessState } from '@pignon/domain/off-market/access-request';
import { parisTime } from '@pignon/domain/shared/text/french';

const DECIDED: Partial<Readonly<Record<ShownAccessState, string>>> = {
  approved: 'approuvée',
  refused: 'refusée',
  revoked: 'révoquée',
};

const OTHERWISE: Partial<Readonly<Record<ShownAccessState, string>>> = {
  requested: 'Cette demande a été renouvelée entre-temps\u00a0: elle attend de nouveau une décision.',
  expired: 'Cet accès a expiré entre-temps.',
  quarantined: 'Cette demande a été écartée entre-temps.',
};

/** 'Cette demande a déjà été refusée par Alice Martin le 28 novembre 2026 à 10:12.' */
export function changedSentence(
  { now, decidedAt }: Pick<AccessChangedMeanwhile, 'now' | 'decidedAt'>,
  by: string | null,
): string {
  const when = decidedAt ? ` le ${parisTime(decidedAt)}` : '';
  const who = by ? ` par ${by}${when}` : ' entre-temps';
  if (now === 'deactivated') return `Ce client a déjà été désactivé${by ? ` par ${by}` : ' entre-temps'}.`;
  return DECIDED[now] ? `Cette demande a déjà été ${DECIDED[now]}${who}.` : (OTHERWISE[now] ?? '');
}
