import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type DeliveryFilters, journalPath, NO_FILTERS, readFilters } from './delivery-filters';
import { NOTHING, toggle, toggleAll, visibleSelection } from './selection';
import { useDeliveries } from './use-deliveries';

/** Filters in the URL, rows from the API, the selection among the rows in sight. */
export function useJournal() {
  const [, navigate] = useLocation();
  const filters = readFilters(useSearch());
  const { data, error, mutate } = useDeliveries(filters);
  const [selection, setSelection] = useState(NOTHING);
  const items = data?.items ?? [];
  const visible = items.map(({ id }) => id);

  const filter = (change: Partial<DeliveryFilters>) =>
    navigate(journalPath({ ...filters, page: 1, ...change }), { replace: true });

  return {
    filters,
    data,
    error,
    items,
    selected: visibleSelection(selection, visible),
    retry: () => void mutate(),
    filter,
    reset: () => filter(NO_FILTERS),
    goTo: (page: number) => filter({ page }),
    open: (id: string | null) => filter({ page: filters.page, open: id }),
    toggle: (id: string, shift: boolean) => setSelection((now) => toggle(now, visible, id, shift)),
    toggleAll: () => setSelection((now) => toggleAll(now, visible)),
    clear: () => setSelection(NOTHING),
  };
}
