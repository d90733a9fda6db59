import type { Pool } from 'pg';
import { pathShape } from './path-shape';

/** Kinds of path on one day: what staff could look through. */
const MOST_A_DAY = 200;

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
}
