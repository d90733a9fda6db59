import type { BookableDays } from '@pignon/domain/appointments/shown-appointment';
import useSWR from 'swr';

/** With whom, or about what; neither: the default adviser. */
export interface Wish {
  readonly agentId?: number | undefined;
  readonly propertyId?: number | undefined;
}

/** What is free from a day on; asked anew each time that it is shown, for others book meanwhile. */
export function useSlots({ agentId, propertyId }: Wish, from: string | null) {
  const query = new URLSearchParams({
    ...(agentId && { agent: String(agentId) }),
    ...(propertyId && { property: String(propertyId) }),
    ...(from && { from }),
  });
  const { data, error, isLoading, mutate } = useSWR<BookableDays, unknown>(
    `/api/appointments/slots?${query.toString()}`,
    {
      revalidateOnMount: true,
      dedupingInterval: 0,
    },
  );
  return { offered: data, failed: error !== undefined && !data, loading: isLoading, again: () => void mutate() };
}
