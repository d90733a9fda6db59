/** The order once `id` has taken the place of `onto`; the same list where nothing moves. */
export function droppedAt(ids: readonly number[], id: number, onto: number): readonly number[] {
  const to = ids.indexOf(onto);
  if (id === onto || to < 0 || !ids.includes(id)) return ids;
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
