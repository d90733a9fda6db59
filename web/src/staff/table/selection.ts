export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Where a shift-click starts from. */
  readonly anchor: string | null;
}

export const NOTHING: Selection = { ids: new Set(), anchor: null };

/** With shift, everything from the last pressed row takes the state that this row takes. */
export function toggle({ ids, anchor }: Selection, visible: readonly string[], id: string, shift: boolean): Selection {
  const selecting = !ids.has(id);
  const from = shift && anchor !== null ? visible.indexOf(anchor) : -1;
  const to = visible.indexOf(id);
  const range = from < 0 ? [id] : visible.slice(Math.min(from, to), Math.max(from, to) + 1);
  const next = new Set(ids);
  for (const one of range) {
    if (selecting) next.add(one);
    else next.delete(one);
  }
  return { ids: next, anchor: id };
}

export const toggleAll = ({ ids }: Selection, visible: readonly string[]): Selection => ({
  ids: new Set(visible.every((id) => ids.has(id)) ? [] : visible),
  anchor: null,
});

/** Only rows in sight are acted on: nobody replays what he cannot see. */
export const visibleSelection = ({ ids }: Selection, visible: readonly string[]): readonly string[] =>
  visible.filter((id) => ids.has(id));
