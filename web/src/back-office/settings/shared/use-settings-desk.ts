import type { SettingsDesk } from '@pignon/domain/settings/settings-desk';
import useSWR, { useSWRConfig } from 'swr';
import { APP_SETTINGS } from '../../../site/agency/use-app-settings';
import { SETTINGS_DESK } from '../../../staff/settings/settings-desk-path';
import { staffGet } from '../../../staff/staff-get';

/** All settings with their past; what was answered to a change is taken as it is, and the site beside it is read anew. */
export function useSettingsDesk() {
  const { data, error, mutate } = useSWR<SettingsDesk, unknown>(SETTINGS_DESK, staffGet);
  const { mutate: mutateAny } = useSWRConfig();
  return {
    data,
    error,
    reload: () => mutate(),
    take: async (desk: SettingsDesk): Promise<void> => {
      await mutate(desk, { revalidate: false });
      await mutateAny(APP_SETTINGS);
    },
  };
}

export type SettingsReading = ReturnType<typeof useSettingsDesk>;
