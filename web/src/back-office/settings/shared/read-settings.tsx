import type { ComponentType } from 'react';
import type { SettingsDesk } from '@pignon/domain/settings/settings-desk';
import { ReadStates } from '../../../staff/list/read-states';
import { type SettingsReading, useSettingsDesk } from './use-settings-desk';

export interface ReadSettingsProps {
  readonly desk: SettingsDesk;
  readonly reading: SettingsReading;
}

/** A section's form, once what it is about has been read. */
export function ReadSettings({ Form }: { readonly Form: ComponentType<ReadSettingsProps> }) {
  const reading = useSettingsDesk();
  const { data, error, reload } = reading;
  return (
    <>
      <ReadStates
        loading="Chargement des paramètres..."
        loaded={data !== undefined}
        error={error}
        onRetry={() => void reload()}
      />
      {data && <Form desk={data} reading={reading} />}
    </>
  );
}
