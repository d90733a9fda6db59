import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { patiently } from '../lib/patiently';
import type { FacadeProps } from './facade';

// In the served HTML where it is drawn; most pages never draw it, and never load how.
const Facade = lazy(() => patiently(async () => ({ default: (await import('./facade')).Facade })));

/** For where a façade stands in for something: it may come late, or not at all. */
export const LaterFacade = (props: FacadeProps) => (
  <ErrorBoundary fallback={null}>
    <Suspense>
      <Facade {...props} />
    </Suspense>
  </ErrorBoundary>
);
