import { type Located, otherPlaces } from '@pignon/domain/geography/place-of';
import { rentQuestion } from '@pignon/domain/listings/comparable-amount';
import { INTERNAL_NOTICE, placeToCheck, type StaffProperty } from '@pignon/domain/listings/staff-property';
import type { Pool } from 'pg';
import { queryAsStaff } from '../database/roles/as-staff';
import { knownCommunes } from '../geography/known-communes';
import { pathOf } from './card-row';

/** Worked out for search and URLs: nobody edits them. */
const INTERNAL = new Set([
  'nature',
  'price_cents',
  'surface_m2',
  'yield_percent',
  'title_slug',
  'commune',
  'arrondissement',
  'city_slug',
  'city_key',
  'department',
  'headline',
  'body',
  'words',
  'gated',
  'available',
  'deleted_at',
  'version',
]);

/** Reads for staff: whole rows of table property, which no public read may touch. */
export class StaffListings {
  constructor(private readonly pool: Pool) {}

  async byId(id: number): Promise<StaffProperty | null> {
    const { rows } = await queryAsStaff<
      Record<string, unknown> & {
        city_slug: string;
        id: number;
        title_slug: string;
        internal_only: boolean;
        region_guessed: boolean;
        commune: string;
      } & Located
    >(this.pool, 'select * from property where id = $1 and deleted_at is null', [id]);
    const row = rows[0];
    if (!row) return null;
    const shown = Object.entries(row).flatMap(([column, value]) =>
      INTERNAL.has(column) ? [] : [[camelCase(column), value instanceof Date ? value.toISOString() : value]],
    );
    const regionCandidates = row.region_guessed ? otherPlaces(row, knownCommunes) : [];
    const notices = [
      row.internal_only && INTERNAL_NOTICE,
      row.region_guessed && placeToCheck(row.commune, regionCandidates),
    ].filter((text) => text !== false);
    const notice = notices.join(' ') || null;
    const property = { ...Object.fromEntries(shown), path: pathOf(row), regionCandidates, notice } as StaffProperty;
    return { ...property, rentQuestion: rentQuestion(property) };
  }
}

const camelCase = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
