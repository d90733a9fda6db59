import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { knowsUser } from '../staff/session/stored-user';
import { patiently } from '../lib/network/patiently';
import { useHydrated } from '../lib/early/use-hydrated';

const EditLink = lazy(() => patiently(() => import('./edit-link')));

/** Whose browser has never signed in is not even asked about: visitors load and call nothing. */
export function StaffTools({ id }: { readonly id: number }) {
  const hydrated = useHydrated();
  if (!hydrated || !knowsUser()) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <EditLink id={id} />
      </Suspense>
    </ErrorBoundary>
  );
}
