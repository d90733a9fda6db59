/** A property's place, worked out once at save (data.md, city → region). */
export interface Place {
  /** The commune's usual name, one spelling: 'Paris' for 'PARIS 16ème', 'Œuilly'. The received city when unknown. */
  readonly commune: string;
  /** '16e' of 'Paris 16e'. */
  readonly arrondissement: string | null;
  /** slug of the commune: 'paris', 'oeuilly'. Two communes may share it. */
  readonly citySlug: string;
  /** citySlug and department: 'valence-26'. One commune, one key. */
  readonly cityKey: string;
  readonly postcode: string | null;
  /** '75', '2A', '974'; null when unknown. */
  readonly department: string | null;
  /** INSEE code of one of the 13 metropolitan regions; null overseas. */
  readonly region: RegionCode | null;
  /** The region is only the specification's fallback (F28: 'Région à vérifier'). */
  readonly regionGuessed: boolean;
}

export const REGION_CODES = ['11', '84', '32', '93', '76', '75', '44', '52', '53', '28', '27', '24', '94'] as const;
export type RegionCode = (typeof REGION_CODES)[number];
