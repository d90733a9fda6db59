import { propertyPath } from '@pignon/domain/listings/property-path';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { stayInPlace } from '../../lib/scroll/scroll-memory';
import { callById, type Found, isTeaser } from '../../catalogue/property-calls';

export const canonicalPath = (found: Found | undefined): string | undefined =>
  found && (isTeaser(found) ? propertyPath(found) : found.path);

/** M09: once loaded, the address is replaced by the canonical one; query and fragment stay. */
export function useCanonicalAddress(found: Found): void {
  const [path, navigate] = useLocation();
  const { mutate } = useSWRConfig();
  const canonical = canonicalPath(found);
  useEffect(() => {
    if (canonical === undefined || canonical === path) return;
    // Under its new address the page knows already what it shows.
    void mutate(callById(found.id), found, { revalidate: false });
    stayInPlace();
    navigate(canonical + window.location.search + window.location.hash, { replace: true });
  }, [canonical, path, navigate, mutate, found]);
}
