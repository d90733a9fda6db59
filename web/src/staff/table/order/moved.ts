/** The order with one row a place up or down; the same where there is no such place. */
export function moved(ids: readonly number[], id: number, by: 1 | -1): readonly number[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
