import { useEffect, useState } from 'react';
import useSWR from 'swr';

const LEAST = 3;
const MOST = 200;
/** Somebody who types goes on; nobody is asked about every letter. */
const STILL_MS = 200;

/** Addresses of France that begin as what is typed; none while nobody knows any, which is no failure. */
export function useAddresses(typed: string): readonly string[] {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), STILL_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isWorthAsking = asked.length >= LEAST && asked.length <= MOST;
  const { data } = useSWR<{ readonly items: readonly string[] }>(
    isWorthAsking ? `/api/addresses?q=${encodeURIComponent(asked)}` : null,
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
  // Of another address, chosen before, nothing is shown.
  return isWorthAsking && typed.trim().startsWith(asked) ? (data?.items ?? []) : [];
}
