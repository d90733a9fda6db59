import { type ReactNode, useState } from 'react';
import { useSWRConfig } from 'swr';
import { APP_SETTINGS } from '../../site/agency/use-app-settings';
import { notify } from '../../ui/toasts/toast';
import { staffPost, UNREACHED } from '../staff-post';
import styles from './setting-switch.module.css';
import { SETTINGS_DESK } from './settings-desk-path';

interface SettingSwitchProps {
  /** Its name in the settings. */
  readonly setting: string;
  readonly on: boolean;
  readonly label: string;
  /** What that means now. */
  readonly children: ReactNode;
}

/** A setting of the agency that is on or off, at once. */
export function SettingSwitch({ setting, on, label, children }: SettingSwitchProps) {
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const put = async (wanted: boolean) => {
    setBusy(true);
    const reply = await staffPost(APP_SETTINGS, { [setting]: wanted }, { method: 'PUT' });
    await mutate(APP_SETTINGS);
    void mutate(SETTINGS_DESK);
    setBusy(false);
    if (!reply.ok && reply.status !== 401)
      notify({ kind: 'error', title: 'Rien n’a changé', text: reply.error ?? UNREACHED });
  };
  return (
    <div className={styles.switch}>
      <label>
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          checked={on}
          disabled={busy}
          onChange={({ target }) => void put(target.checked)}
        />
        {label}
      </label>
      <output>{children}</output>
    </div>
  );
}
