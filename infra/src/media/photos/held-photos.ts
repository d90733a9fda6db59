import { currentWork } from '../../database/work-in-progress';

/** Photos that the running unit of work is about to show: until it ends, no sweep takes them (LoosePhotos). */
export class HeldPhotos {
  /** Those of them that are there. */
  async hold(keys: readonly string[]): Promise<ReadonlySet<string>> {
    if (keys.length === 0) return new Set();
    const em = await currentWork().loading();
    const rows = await em.getConnection().execute<{ key: string }[]>(
      // In one order, whoever holds some of the same.
      `update photo set loose_since = null from (
         select key from photo where key in (select jsonb_array_elements_text(?::jsonb)) order by key for update) there
       where photo.key = there.key returning photo.key`,
      [JSON.stringify(keys)],
      'all',
      em.getTransactionContext(),
    );
    return new Set(rows.map(({ key }) => key));
  }
}
