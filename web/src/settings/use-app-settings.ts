import type { ShownSettings } from '@pignon/domain/settings/app-settings';
import useSWR from 'swr';

export const APP_SETTINGS = '/api/app-settings';

/** Every document carries the settings, so they are never absent. */
export function useAppSettings(): ShownSettings {
  const { data } = useSWR<ShownSettings>(APP_SETTINGS);
  if (!data) throw new Error('the document came without its settings');
  return data;
}

export const useAgency = () => useAppSettings().agency;
