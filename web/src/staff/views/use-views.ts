import { useState } from 'react';
import { useOwnStore } from '../session/own-store';
import type { ListAddress } from '../list/use-list-address';
import { asViews, isView, type SavedView, viewSearch, withoutView, withView } from './views';

/** Columns that are taken away, and named views of one list: of this person, in this browser. */
export function useViews(list: string, address: ListAddress, hiddenAtFirst: readonly string[] = []) {
  const columns = useOwnStore(`columns.${list}`);
  const store = useOwnStore(`views.${list}`);
  const [hidden, setHidden] = useState<readonly string[]>(() => columns.read(hiddenAtFirst));
  const [views, setViews] = useState(() => asViews(store.read<unknown>([])));

  const hide = (next: readonly string[]) => {
    setHidden(next);
    columns.write(next);
  };
  const keep = (next: readonly SavedView[]) => {
    setViews(next);
    store.write(next);
  };
  return {
    hidden,
    toggle: (column: string) =>
      hide(hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column]),
    views,
    isShown: (view: SavedView) => isView(view, address.search),
    show: (view: SavedView) => {
      hide(view.hidden);
      address.showAll(view.search);
    },
    save: (name: string) => keep(withView(views, { name, search: viewSearch(address.search), hidden })),
    remove: (name: string) => keep(withoutView(views, name)),
  };
}

export type Views = ReturnType<typeof useViews>;
