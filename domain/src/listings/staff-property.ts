import type { Photo } from './photo';
import type { PropertyFields } from './property-fields';

/** A property as staff see it: everything, the exact address and point included. Never leaves an admin session. */
export interface StaffProperty extends PropertyFields {
  readonly id: number;
  readonly path: string;
  readonly photos: readonly Photo[];
  readonly region: string | null;
  readonly regionGuessed: boolean;
  readonly publicLatitude: number | null;
  readonly publicLongitude: number | null;
  readonly publishedAt: string;
  readonly updatedAt: string;
}
