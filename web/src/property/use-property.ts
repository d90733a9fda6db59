import useSWR from 'swr';
import { useParams } from 'wouter';
import { useDocumentData } from '../site/document-data';
import { ApiError } from '../lib/network/fetch-json';
import { type Found, propertyCall } from '../catalogue/property-calls';

interface PropertyState {
  readonly found: Found | undefined;
  /** Status of the refusal; undefined while loading. */
  readonly failure: number | undefined;
  readonly retry: () => void;
}

const isFinal = (status: number | undefined): boolean => status === 404 || status === 410;

export function useProperty(): PropertyState {
  const call = propertyCall(useParams<Record<string, string>>());
  const served = useDocumentData().failures?.[call];
  const { data, error, mutate } = useSWR<Found, unknown>(call, {
    // The document has said it; a passing failure is asked about again at once.
    ...(isFinal(served) && { revalidateOnMount: false }),
    shouldRetryOnError: (reason: unknown) => !(reason instanceof ApiError && isFinal(reason.status)),
  });
  const asked = error === undefined ? undefined : error instanceof ApiError ? error.status : 0;
  return { found: data, failure: asked ?? served, retry: () => void mutate() };
}
