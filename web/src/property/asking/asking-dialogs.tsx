import { calendarOf } from '@pignon/domain/agents/calendars';
import type { ListingPage } from '@pignon/domain/listings/read-models';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { patiently } from '../../lib/network/patiently';
import { useAppSettings } from '../../site/agency/use-app-settings';
import type { Asking } from './use-asking';

const loads = {
  information: () => import('../../requests/information-dialog'),
  appointment: () => import('../../requests/appointment-dialog'),
};
const InformationDialog = lazy(() => patiently(loads.information));
const AppointmentDialog = lazy(() => patiently(loads.appointment));

/** A hand on its way to the button: the dialog's code may come. */
export const prepare = (what: Asking): void => void loads[what]().catch(() => {});

interface AskingDialogsProps {
  readonly page: ListingPage;
  readonly asking: Asking | null;
  readonly close: () => void;
}

export function AskingDialogs({ page, asking, close }: AskingDialogsProps) {
  const { display } = useAppSettings();
  if (asking === null) return null;
  return (
    <ErrorBoundary fallback={null} onError={close}>
      <Suspense>
        {asking === 'information' ? (
          <InformationDialog property={page} close={close} />
        ) : (
          <AppointmentDialog
            property={page}
            adviser={page.agent?.name ?? null}
            calendar={calendarOf(page.agent, display.calendars)}
            close={close}
          />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
