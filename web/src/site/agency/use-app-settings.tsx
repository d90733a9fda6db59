import type { ShownSettings } from '@pignon/domain/settings/app-settings';
import { createContext, type ReactNode, useContext } from 'react';
import useSWR from 'swr';

export const APP_SETTINGS = '/api/app-settings';

const Settings = createContext<ShownSettings | undefined>(undefined);

/** Asked for once: a list shows them two dozen times, and each asking is a subscription that a phone pays for. */
export function AppSettings({ children }: { readonly children: ReactNode }) {
  const { data } = useSWR<ShownSettings>(APP_SETTINGS);
  return <Settings value={data}>{children}</Settings>;
}

/** Every document carries the settings, so they are never absent. */
export function useAppSettings(): ShownSettings {
  const settings = useContext(Settings);
  if (!settings) throw new Error('the document came without its settings');
  return settings;
}

export const useAgency = () => useAppSettings().agency;
