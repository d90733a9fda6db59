import type { AuditPage } from '@pignon/domain/audit/audit-view';
import useSWRInfinite from 'swr/infinite';
import { useListAddress } from '../../../staff/list/use-list-address';
import { staffGet } from '../../../staff/staff-get';

const AUDIT = '/api/admin/audit';
/** In the address, and as the api is asked. */
const FILTERS = { domaine: 'feature', compte: 'by', reference: 'target', jusqu: 'until' } as const;
export type AuditFilter = keyof typeof FILTERS;

/** The newest first, and older ones as long as they are asked for; which ones stands in the address. */
export function useAudit() {
  const address = useListAddress();
  const asked = new URLSearchParams();
  for (const [name, parameter] of Object.entries(FILTERS)) {
    const value = address.query.get(name);
    if (value) asked.set(parameter, value);
  }
  const { data, error, size, setSize, mutate } = useSWRInfinite<AuditPage, unknown>(
    (at: number, last: AuditPage | null) => {
      if (at > 0 && !last?.next) return null;
      const query = new URLSearchParams(asked);
      if (last?.next) query.set('before', String(last.next));
      return query.size > 0 ? `${AUDIT}?${query}` : AUDIT;
    },
    staffGet,
    { revalidateFirstPage: false },
  );
  return {
    lines: data?.flatMap(({ lines }) => lines) ?? [],
    people: data?.[0]?.people ?? [],
    isLoaded: data !== undefined,
    isMore: Boolean(data?.at(-1)?.next),
    isFiltered: asked.size > 0,
    error,
    older: () => void setSize(size + 1),
    reload: () => void mutate(),
    of: (filter: AuditFilter) => address.query.get(filter) ?? '',
    filter: (filter: AuditFilter, value: string) => address.filter({ [filter]: value }),
    reset: () => address.filter(Object.fromEntries(Object.keys(FILTERS).map((name) => [name, null]))),
  };
}

export type AuditDesk = ReturnType<typeof useAudit>;
