import { pathOf } from '@pignon/domain/listings/shown/card-of';
import { otherPlaces } from '@pignon/domain/geography/place-of';
import { rentQuestion } from '@pignon/domain/listings/amounts/comparable-amount';
import { checksOfKept } from '@pignon/domain/listings/property/publication';
import { INTERNAL_NOTICE, placeToCheck, type StaffProperty } from '@pignon/domain/listings/staff-property';
import { parisDay } from '@pignon/domain/shared/text/french';
import type { Pool } from 'pg';
import { lastChange } from '../audit/last-change';
import { type ColumnSeenBy, columnsSeenBy, selectColumns, type StoredProperty } from '../database/property-columns';
import { queryAsStaff } from '../database/roles/as-staff';
import { knownCommunes } from '../geography/known-communes';

const TOLD = columnsSeenBy('everyone', 'staff');
/** What is worked out of them is told. */
const READ = ['citySlug', 'titleSlug', 'commune', 'unpublishedAt'] as const;

type Row = Pick<StoredProperty, ColumnSeenBy<'everyone' | 'staff'> | (typeof READ)[number]>;

/** Reads for staff: of table property, which no public read may touch, the columns that staff may see. */
export class StaffListings {
  constructor(private readonly pool: Pool) {}

  async byId(id: number): Promise<StaffProperty | null> {
    const { rows } = await queryAsStaff<Row>(
      this.pool,
      `select ${selectColumns([...TOLD, ...READ])} from property where id = $1 and deleted_at is null`,
      [id],
    );
    return rows[0] ? toStaffProperty(rows[0]) : null;
  }

  lastChange(id: number) {
    return lastChange(this.pool, 'properties', String(id));
  }
}

function toStaffProperty({ citySlug, titleSlug, commune, unpublishedAt, ...told }: Row): StaffProperty {
  const regionCandidates = told.regionGuessed ? otherPlaces(told, knownCommunes) : [];
  const checked = new Set(told.photoNotes.filter((note) => note.streetChecked).map(({ url }) => url));
  const notices = [
    told.internalOnly && INTERNAL_NOTICE,
    told.regionGuessed && placeToCheck(commune, regionCandidates),
  ].filter((text) => text !== false);
  return {
    ...told,
    commune,
    photos: told.photos.map((photo) => ({ ...photo, streetChecked: checked.has(photo.url) })),
    publishedAt: told.publishedAt.toISOString(),
    updatedAt: told.updatedAt.toISOString(),
    ownerAuthorisedAt: told.ownerAuthorisedAt?.toISOString() ?? null,
    checks: checksOfKept(told, parisDay(new Date())),
    published: unpublishedAt === null && !told.internalOnly,
    draft: unpublishedAt !== null,
    path: pathOf({ id: told.id, citySlug, titleSlug }),
    regionCandidates,
    notice: notices.join(' ') || null,
    rentQuestion: rentQuestion(told),
  };
}
