import type { Photo } from '../listings/photo';

/** What the agency has sold, as everybody may see it: never at which price. */
export interface SoldProperty {
  readonly id: number;
  readonly title: string;
  readonly city: string;
  readonly type: string | null;
  readonly surface: string | null;
  readonly imageUrl: string | null;
  readonly photo: Photo | null;
  /** '2026-09-18' */
  readonly soldAt: string | null;
}

/** What staff write; the price is theirs. */
export interface SoldPropertyFields {
  readonly title: string;
  readonly city: string;
  readonly type: string | null;
  readonly surface: string | null;
  readonly imageUrl: string | null;
  readonly soldAt: string | null;
  readonly price: string | null;
}
