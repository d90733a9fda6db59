import { DEVICES_PER_ACCESS, isUsedUp } from '@pignon/domain/off-market/access-rules';
import { ENDED_SENTENCES } from '@pignon/domain/sold/ended';
import type { ShownAccessState, StaffAccessRequest } from '@pignon/domain/off-market/staff-access';

export const STATE_LABELS: Readonly<Record<ShownAccessState, string>> = {
  requested: 'En attente',
  approved: 'Approuvé',
  expired: 'Expiré',
  refused: 'Refusé',
  revoked: 'Révoqué',
  deactivated: 'Désactivé',
  quarantined: 'Écarté (robot)',
};

/** What the counters gather; those that wait in vain stand apart. */
export const FOLDERS = {
  requested: { label: 'En attente', states: ['requested'] },
  ended: { label: 'Bien vendu ou retiré', states: [] },
  approved: { label: 'Approuvés', states: ['approved'] },
  closed: { label: 'Terminés', states: ['expired', 'refused', 'revoked', 'deactivated'] },
  quarantined: { label: 'Écartés', states: ['quarantined'] },
} as const satisfies Record<string, { label: string; states: readonly ShownAccessState[] }>;

export type Folder = keyof typeof FOLDERS;

export const isFolder = (text: string | null): text is Folder => text !== null && text in FOLDERS;

type Standing = Pick<StaffAccessRequest, 'state' | 'ended'>;

/** Its property is gone: there is nothing left to decide (0045). */
export const waitsInVain = ({ state, ended }: Standing): boolean => state === 'requested' && ended !== null;

/** 'En attente', or why nothing is decided any more: 'Le bien est vendu' */
export const standingLabel = ({ state, ended }: Standing): string =>
  state === 'requested' && ended ? ENDED_SENTENCES[ended] : STATE_LABELS[state];

/** Without a folder: all but what robots filled. */
export function isIn(folder: Folder | null, request: StaffAccessRequest): boolean {
  if (folder === null) return request.state !== 'quarantined';
  if (waitsInVain(request)) return folder === 'ended';
  return (FOLDERS[folder].states as readonly ShownAccessState[]).includes(request.state);
}

export const propertyLabel = ({ propertyTitle, propertyId }: StaffAccessRequest): string =>
  propertyId === null ? 'Tous les biens off-market' : (propertyTitle ?? `Bien ${propertyId}`);

/** An open link that opens nothing further. */
export const hasUsedUpLink = ({ state, devices }: StaffAccessRequest): boolean =>
  state === 'approved' && isUsedUp(devices);

/** Of the link that is open now; what an earlier one opened is counted no more. */
export function devicesLabel(request: StaffAccessRequest): string {
  const { devices } = request;
  if (devices === 0) return 'avec le lien précédent';
  if (hasUsedUpLink(request)) return `${devices}\u00a0appareils, lien épuisé`;
  return `${devices}\u00a0appareil${devices > 1 ? 's' : ''} sur ${DEVICES_PER_ACCESS}`;
}
