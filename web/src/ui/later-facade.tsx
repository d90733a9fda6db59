import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ON_SERVER } from '../lib/on-server';
import { patiently } from '../lib/network/patiently';
import { useHydrated } from '../lib/early/use-hydrated';
import type { FacadeProps } from './facade';

type LaterFacadeProps = FacadeProps & { readonly width: number; readonly height: number };

const Facade = lazy(() => patiently(async () => ({ default: (await import('./facade')).Facade })));

/**
 * A façade that costs the page no code: what the server drew is left as it stands. How to draw one is loaded only where
 * the browser needs another, which may come late, or not at all.
 */
export function LaterFacade(props: LaterFacadeProps) {
  const hydrated = useHydrated();
  const [served] = useState(hydrated ? undefined : props.seed);
  const place = <svg className={props.className} viewBox={`0 0 ${props.width} ${props.height}`} {...UNTOUCHED} />;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={place}>{served === props.seed && !ON_SERVER ? place : <Facade {...props} />}</Suspense>
    </ErrorBoundary>
  );
}

/** React hydrates no further than an element with inner HTML of its own, and never writes it unless it changes. */
const UNTOUCHED = {
  'aria-hidden': true,
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
} as const;
