import type { Check } from './checks/check';
import type { StaffPhoto } from './photo-value';
import type { PropertyFields } from './property-fields';

export const INTERNAL_NOTICE =
  'Ce bien sans mandat reste interne\u00a0: il n’est pas diffusé, même en off-market, tant que n’est pas confirmée l’«\u00a0autorisation écrite du propriétaire jointe\u00a0».';

/** F28, F69: read as this commune, perhaps another one was meant. */
export const placeToCheck = (commune: string, candidates: readonly string[]): string =>
  candidates.length > 0
    ? `Région à vérifier\u00a0: «\u00a0${commune}\u00a0» ou ${candidates.join(', ')}\u00a0? Un code postal le dira.`
    : `Région à vérifier\u00a0: «\u00a0${commune}\u00a0» n’est pas certain, un code postal le dira.`;

/** A property as staff see it: everything, the exact address and point included. Never leaves an admin session. */
export interface StaffProperty extends PropertyFields {
  readonly id: number;
  readonly path: string;
  readonly photos: readonly StaffPhoto[];
  /** Its official name: 'Paris' of 'PARIS 16ème'. */
  readonly commune: string;
  readonly region: string | null;
  /** F28, F69: 'Région à vérifier'. */
  readonly regionGuessed: boolean;
  /** Which communes it may be as well: 'Boulogne-sur-Mer (62)', the likeliest first. */
  readonly regionCandidates: readonly string[];
  readonly publicLatitude: number | null;
  readonly publicLongitude: number | null;
  readonly publishedAt: string;
  readonly updatedAt: string;
  /** Sent back with a change, it is refused where somebody else changed the property meanwhile. */
  readonly version: number;
  /** F46: when the owner's written authorisation was confirmed, and by which account. */
  readonly ownerAuthorisedAt: string | null;
  readonly ownerAuthorisedBy: string | null;
  /** Without a mandate and without that confirmation: nobody outside the house sees anything of it. */
  readonly internalOnly: boolean;
  /** The map shows it near the truth only: its address is hidden, or nobody knows where it lies. */
  readonly approximate: boolean;
  /** Somebody outside the house may see something of it. */
  readonly published: boolean;
  /** Nobody has published it, or it was taken back: whatever is changed, nobody outside the house sees it. */
  readonly draft: boolean;
  /** D09: what keeps it from being published, what is to be mended, what is well. */
  readonly checks: readonly Check[];
  /** Says so, and what is missing. */
  readonly notice: string | null;
  /** Asked of a rent whose period nobody said. */
  readonly rentQuestion: string | null;
}

/** As one of its versions said (E04). */
export interface RestoredProperty extends StaffProperty {
  /** How many of its photos and plans the house has deleted since: it is restored without them. */
  readonly lostPhotos: number;
}
