import { useLocation, useSearch } from 'wouter';
import { entryMemory } from '../../lib/scroll/scroll-memory';
import { changedSearch } from '../list/list-address';

/**
 * What is open stands in the address, on a history entry of its own: Back closes it, and closing it goes back. Whoever
 * came by a link to it has no such entry, and stays on theirs. Another one takes the place of the one that is open.
 */
export function useDrawerAddress(parameter = 'id') {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const opened = new URLSearchParams(search).get(parameter);
  return {
    opened,
    open: (id: string) =>
      navigate(
        path + changedSearch(search, { [parameter]: id }),
        opened === null ? { state: { drawer: true } } : { replace: true, state: entryMemory() },
      ),
    close: () => {
      // A link within it led to another page, and took it away: there is nothing left to close.
      if (window.location.pathname !== path) return;
      if (entryMemory().drawer === true) window.history.back();
      else navigate(path + changedSearch(search, { [parameter]: null }), { replace: true });
    },
  };
}
