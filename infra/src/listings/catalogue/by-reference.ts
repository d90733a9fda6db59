import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import { saidReference } from '@pignon/domain/listings/search/search-words';
import { foldText } from '@pignon/domain/shared/text/slug';
import type { Pool } from 'pg';

/** C63: words that are a reference of this agency ask for that property, however they are spaced. */
export async function byReference(pool: Pool, criteria: SearchCriteria): Promise<SearchCriteria> {
  const property = await referencedProperty(pool, criteria.search ?? '');
  return property === null ? criteria : { ...criteria, search: `#${property}` };
}

/** Of 'PGN-55', 'réf. 55': the property's number; null for 'lot 3' or another agency's reference. */
export async function referencedProperty(pool: Pool, text: string): Promise<number | null> {
  const said = saidReference(text);
  if (!said) return null;
  if (said.prefix === '') return said.property;
  const { rows } = await pool.query<{ prefix: string | null }>(
    `select value -> 'agency' ->> 'referencePrefix' as prefix from app_setting`,
  );
  const own = foldText(rows[0]?.prefix ?? '').replace(/\s/g, '');
  return said.prefix === own ? said.property : null;
}
