import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSWRConfig } from 'swr';
import { Route as Match, useLocation, useSearch } from 'wouter';
import { APP_SETTINGS } from '../site/agency/use-app-settings';
import { usePageHead } from '../site/page-head';
import { Arrival } from '../site/arrival';
import { useDocumentData } from '../site/document-data';
import { type Page, usePage } from '../site/lazy-page';
import { matchPage } from './match-page';
import { PageCrashed } from './page-crashed';
import { PageLoading } from '../site/page-loading';
import { isStaffPath } from '../site/paths';
import { PublicShell } from './shell/public-shell';
import type { RouteData, RouteParams } from '../site/page-rules';

const ANY = '*';

export function CurrentPage() {
  const [path] = useLocation();
  const [first] = useState(path);
  const { refusal } = useDocumentData();
  const { route, params } = matchPage(path, path === first ? refusal : undefined);
  const page = (
    <ErrorBoundary FallbackComponent={PageCrashed} resetKeys={[path]}>
      <Suspense fallback={<PageLoading />}>
        {route.path === ANY ? <route.page /> : <Match path={route.path} component={route.page} />}
        <HeadAndArrival path={path} page={route.page} params={params} />
      </Suspense>
    </ErrorBoundary>
  );
  return <Shell path={path}>{page}</Shell>;
}

interface HeadAndArrivalProps {
  readonly path: string;
  readonly page: Page;
  readonly params: RouteParams;
}

/** After the page inside its Suspense: the rules come with the page. */
function HeadAndArrival({ path, page, params }: HeadAndArrivalProps) {
  const { rules } = usePage(page);
  const search = useSearch();
  const data = useKnownData([APP_SETTINGS, ...(rules.load?.(params, search) ?? [])]);
  const { failures = {} } = useDocumentData();
  const head = rules.head(data, params, search, failures);
  usePageHead(head);
  return <Arrival path={path} page={page} title={head.title} />;
}

/** Staff pages bring their own frame. */
function Shell({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return isStaffPath(path) ? children : <PublicShell>{children}</PublicShell>;
}

function useKnownData(keys: readonly string[]): RouteData {
  const { cache } = useSWRConfig();
  const { fallback } = useDocumentData();
  return Object.fromEntries(keys.map((key) => [key, cache.get(key)?.data ?? fallback[key]]));
}
