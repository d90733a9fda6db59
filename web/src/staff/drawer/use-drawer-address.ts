import { useLocation, useSearch } from 'wouter';
import { entryMemory } from '../../lib/scroll/scroll-memory';
import { changedSearch } from '../list/list-address';

/**
 * What is open stands in the address, on a history entry of its own: Back closes it, and closing it goes back. Whoever
 * came by a link to it has no such entry, and stays on theirs.
 */
export function useDrawerAddress(parameter = 'id') {
  const [path, navigate] = useLocation();
  const search = useSearch();
  return {
    opened: new URLSearchParams(search).get(parameter),
    open: (id: string) => navigate(path + changedSearch(search, { [parameter]: id }), { state: { drawer: true } }),
    close: () => {
      // A link within it led to another page, and took it away: there is nothing left to close.
      if (window.location.pathname !== path) return;
      if (entryMemory().drawer === true) window.history.back();
      else navigate(path + changedSearch(search, { [parameter]: null }), { replace: true });
    },
  };
}
