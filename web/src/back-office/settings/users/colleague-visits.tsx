import type { StaffColleague, StaffVisit } from '@pignon/domain/accounts/desk/staff-colleague';
import { parisTime } from '@pignon/domain/shared/text/french';
import { useState } from 'react';
import useSWR from 'swr';
import { ReadStates } from '../../../staff/list/read-states';
import { StaffButton } from '../../../staff/staff-button';
import { staffGet } from '../../../staff/staff-get';
import { staffPost } from '../../../staff/staff-post';
import { tellRefused } from '../../../staff/undo/tell';
import { notify } from '../../../ui/toasts/toast';
import { colleagueName } from './colleague-columns';
import { type Colleagues, USERS } from './use-colleagues';
import styles from './users.module.css';

interface ColleagueVisitsProps {
  readonly desk: Colleagues;
  readonly colleague: StaffColleague;
}

/** Where they are signed in now. */
export function ColleagueVisits({ desk, colleague }: ColleagueVisitsProps) {
  const path = `${USERS}/${colleague.id}/sessions`;
  const { data, error, mutate } = useSWR<readonly StaffVisit[], unknown>(path, staffGet);
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    const reply = await staffPost(path, {}, { method: 'DELETE' });
    setBusy(false);
    if (!reply.ok) return tellRefused(reply);
    notify({ kind: 'success', title: 'Déconnecté partout', text: colleagueName(colleague) });
    await Promise.all([mutate(), desk.reload()]);
  };
  return (
    <section className={styles.visits} aria-labelledby="sessions">
      <h3 id="sessions">Sessions</h3>
      <ReadStates
        loading="Chargement des sessions..."
        loaded={data !== undefined}
        error={error}
        onRetry={() => void mutate()}
      />
      {data?.length === 0 && <p className={styles.muted}>Aucune session ouverte.</p>}
      {data && data.length > 0 && (
        <>
          <ul>
            {data.map(({ device, since, lastSeen, own }) => (
              <li key={since}>
                <strong>{device || 'Appareil inconnu'}</strong>
                {own && ' (cette session)'}
                <small>
                  Depuis le {parisTime(new Date(since))}, vue le {parisTime(new Date(lastSeen))}
                </small>
              </li>
            ))}
          </ul>
          <StaffButton disabled={busy} onClick={() => void signOut()}>
            Déconnecter partout
          </StaffButton>
        </>
      )}
    </section>
  );
}
