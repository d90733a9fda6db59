import type { MissedPath } from '@pignon/domain/indexing/redirection';
import type { Pool } from 'pg';
import { pathShape } from './path-shape';

/** Kinds of path on one day: what staff could look through. */
const MOST_A_DAY = 200;
/** Whatever is asked for less often is nobody's work yet. */
const MOST_FREQUENT = 20;

/**
 * Visits to paths that do not exist, counted per day and kind of path (M18): staff see what to redirect. The table has an
 * end whatever is asked for: on a day that is full the rarest kind makes room.
 */
export class MissingPages {
  constructor(
    private readonly pool: Pool,
    private readonly mostADay = MOST_A_DAY,
  ) {}

  async visited(path: string): Promise<void> {
    await this.pool.query(
      `with seen as (
         update missing_page set visits = visits + 1 where path = $1 and day = current_date returning 1
       ), rarest as (
         delete from missing_page where day = current_date and not exists (select from seen)
           and path = (select path from missing_page where day = current_date order by visits, path limit 1)
           and (select count(*) from missing_page where day = current_date) >= $2
       )
       insert into missing_page as page (path) select $1 where not exists (select from seen)
         on conflict (path, day) do update set visits = page.visits + 1`,
      [pathShape(path), this.mostADay],
    );
  }

  /** Of the last 30 days, the most visited first; those that lead somewhere by now are left out. */
  async frequent(): Promise<readonly MissedPath[]> {
    const { rows } = await this.pool.query<Omit<MissedPath, 'redirectable'>>(
      `select path, sum(visits)::int as visits, max(day)::text as "lastDay" from missing_page
       where day > current_date - 30 and not exists (select from redirection where redirection.path = missing_page.path)
       group by path order by 2 desc, path limit $1`,
      [MOST_FREQUENT],
    );
    return rows.map((missed) => ({ ...missed, redirectable: !missed.path.includes('…') }));
  }
}
