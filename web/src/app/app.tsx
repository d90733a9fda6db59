import { StrictMode, useMemo } from 'react';
import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import { swrOptions } from '../lib/network/swr-options';
import { AppSettings } from '../site/agency/use-app-settings';
import { Announcer } from '../ui/announcer';
import { ToastSlot } from '../ui/toasts/toast';
import { CurrentPage } from './current-page';
import { DocumentData, type ServedData } from '../site/document-data';
import { parsePattern } from './match-route';
import { outageWatch } from './outage-watch';

interface AppProps {
  readonly served: ServedData;
  /** On the server only: what the browser would read from its address bar. */
  readonly request?: { readonly path: string; readonly search: string };
}

export function App({ served, request }: AppProps) {
  const options = useMemo(() => ({ ...swrOptions(served.fallback), ...outageWatch }), [served]);
  return (
    <StrictMode>
      <DocumentData value={served}>
        <SWRConfig value={options}>
          <AppSettings>
            <Router parser={parsePattern} {...(request && { ssrPath: request.path, ssrSearch: request.search })}>
              <CurrentPage />
              <Announcer />
              <ToastSlot />
            </Router>
          </AppSettings>
        </SWRConfig>
      </DocumentData>
    </StrictMode>
  );
}
