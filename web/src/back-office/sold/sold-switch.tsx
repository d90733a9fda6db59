import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useAppSettings } from '../../site/agency/use-app-settings';
import { staffPost, UNREACHED } from '../../staff/staff-post';
import { notify } from '../../ui/toasts/toast';
import styles from './sold.module.css';

/** M62, at once. */
export function SoldSwitch() {
  const { showSoldProperties } = useAppSettings();
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const put = async (shown: boolean) => {
    setBusy(true);
    const reply = await staffPost('/api/app-settings', { showSoldProperties: shown }, { method: 'PUT' });
    await mutate('/api/app-settings');
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
          aria-checked={showSoldProperties}
          checked={showSoldProperties}
          disabled={busy}
          onChange={({ target }) => void put(target.checked)}
        />
        Afficher les biens vendus sur le site
      </label>
      <output>{`Les biens vendus et indisponibles ${showSoldProperties ? 'sont' : 'ne sont pas'} visibles.`}</output>
    </div>
  );
}
