import type { StaffSoldProperty } from '@pignon/domain/sold/sold-property';
import { type SubmitEvent, useId, useState } from 'react';
import { StaffButton } from '../../staff/staff-button';
import { staffPost } from '../../staff/staff-post';
import { Unfolding } from '../../staff/views/unfolding';
import styles from './sold.module.css';

/** 'Créer depuis un bien': a card that holds what the property told. */
export function FromProperty({ onMade }: { readonly onMade: (id: string) => void }) {
  const id = useId();
  const [refusal, setRefusal] = useState<string>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('property');
    const number = /(\d+)\s*$/.exec(typeof typed === 'string' ? typed : '')?.[1];
    if (!number) return setRefusal('Donnez le numéro ou la référence du bien (55, PGN-55)');
    const reply = await staffPost(`/api/admin/sold-properties/from/${number}`);
    if (reply.ok) onMade(String((reply.body as StaffSoldProperty).id));
    else if (reply.status !== 401)
      setRefusal(reply.status === 404 ? 'Ce bien n’existe pas ou a été supprimé.' : reply.error);
  };
  return (
    <Unfolding label="Créer depuis un bien">
      <form className={styles.from} onSubmit={(event) => void submit(event)}>
        <label htmlFor={`${id}-property`}>Numéro ou référence du bien</label>
        <input id={`${id}-property`} name="property" placeholder="PGN-55" autoComplete="off" required />
        <StaffButton type="submit" look="accent">
          Créer la fiche vendue
        </StaffButton>
        <p role="alert">{refusal}</p>
      </form>
    </Unfolding>
  );
}
