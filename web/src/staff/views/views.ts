/** A list as somebody wants to find it again. */
export interface SavedView {
  readonly name: string;
  /** '?state=dead&tri=-nom' */
  readonly search: string;
  readonly hidden: readonly string[];
}

/** What a view does not keep: where one was, and what stood open. */
const PASSING = ['page', 'id', 'livraison', 'demande'];

export function viewSearch(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of PASSING) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}

/** One name, one view; in the order of the alphabet. */
export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] =>
  [...withoutView(views, view.name), view].toSorted((one, other) => one.name.localeCompare(other.name, 'fr'));

export const withoutView = (views: readonly SavedView[], name: string): readonly SavedView[] =>
  views.filter((view) => view.name !== name);

/** What a browser kept may be older than this program, or edited by hand. */
export const asViews = (kept: unknown): readonly SavedView[] =>
  Array.isArray(kept)
    ? kept.filter(
        (view: Partial<SavedView> | null): view is SavedView =>
          typeof view?.name === 'string' && typeof view.search === 'string' && Array.isArray(view.hidden),
      )
    : [];

export const isView = (view: SavedView, search: string): boolean => view.search === viewSearch(search);
