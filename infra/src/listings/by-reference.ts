import type { SearchCriteria } from '@pignon/domain/listings/search-criteria';
import { saidReference } from '@pignon/domain/listings/search-words';
import { foldText } from '@pignon/domain/shared/slug';
import type { Pool } from 'pg';

/** C63: words that are a reference of this agency ask for that property, however they are spaced. */
export async function byReference(pool: Pool, criteria: SearchCriteria): Promise<SearchCriteria> {
  const said = saidReference(criteria.search ?? '');
  if (!said) return criteria;
  const { rows } = await pool.query<{ prefix: string | null }>(
    `select value -> 'agency' ->> 'referencePrefix' as prefix from app_setting`,
  );
  const own = foldText(rows[0]?.prefix ?? '').replace(/\s/g, '');
  return said.prefix === '' || said.prefix === own ? { ...criteria, search: `#${said.property}` } : criteria;
}
