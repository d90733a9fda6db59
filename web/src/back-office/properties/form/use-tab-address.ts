import { useLocation, useSearch } from 'wouter';
import { changedSearch } from '../../../staff/list/list-address';

/** The tab that is shown stands in the address: a link, Back and a reload show the same. */
export function useTabAddress(ids: readonly string[]) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const asked = new URLSearchParams(search).get('onglet');
  return {
    chosen: ids.find((id) => id === asked) ?? ids[0] ?? '',
    choose: (id: string) =>
      navigate(path + changedSearch(search, { onglet: id === ids[0] ? null : id }), { replace: true }),
  };
}
