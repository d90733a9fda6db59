import { useState } from 'react';
import useSWR from 'swr';
import { LineField } from '../../staff/form/fields';
import { StaffButton } from '../../staff/staff-button';
import { staffGet } from '../../staff/staff-get';
import { staffPost, UNREACHED } from '../../staff/staff-post';
import styles from './appointments.module.css';

/** The secret address that an adviser's own agenda subscribes to. */
export function CalendarFeed({ agent }: { readonly agent: string }) {
  const path = `/api/admin/appointments/feeds/${agent}`;
  const { data, mutate } = useSWR<{ readonly url: string }, unknown>(path, staffGet);
  const [refusal, setRefusal] = useState<string>();
  const renew = async () => {
    const reply = await staffPost(`${path}/renew`);
    setRefusal(reply.ok || reply.status === 401 ? undefined : (reply.error ?? UNREACHED));
    await mutate();
  };
  return (
    <section aria-label="Flux d’agenda" className={styles.form}>
      <LineField
        id="flux"
        label="Flux d’agenda (.ics)"
        hint="Adresse privée : qui la connaît lit tous ses rendez-vous. Renouvelée, l’ancienne ne mène plus nulle part."
        readOnly
        value={data?.url ?? ''}
        onFocus={({ target }) => target.select()}
      />
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <div>
        <StaffButton onClick={() => void renew()}>Renouveler l’adresse</StaffButton>
      </div>
    </section>
  );
}
