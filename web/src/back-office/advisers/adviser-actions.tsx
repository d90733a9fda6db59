import type { StaffAgent } from '@pignon/domain/agents/staff-agent';
import { useId, useState } from 'react';
import type { Reply } from '../../lib/network/post-json';
import { StaffButton } from '../../staff/staff-button';
import { staffPost, UNREACHED } from '../../staff/staff-post';
import { notify } from '../../ui/toasts/toast';
import styles from './advisers.module.css';

interface AdviserActionsProps {
  readonly adviser: StaffAgent;
  readonly others: readonly StaffAgent[];
  readonly onDone: () => void;
}

/** Makes them the default one, or takes them away: their properties need another adviser first. */
export function AdviserActions({ adviser, others, onDone }: AdviserActionsProps) {
  const id = useId();
  const [removing, setRemoving] = useState(false);
  const [successor, setSuccessor] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const { name, properties } = adviser;
  const bereaved = properties > 0;

  const judge = (reply: Reply, done: string) => {
    if (reply.ok) {
      notify({ kind: 'success', title: done, text: name });
      onDone();
    } else if (reply.status !== 401) setRefusal(reply.fields?.successor ?? reply.error ?? UNREACHED);
  };
  const makeDefault = async () =>
    judge(
      await staffPost(`/api/admin/agents/${adviser.id}/default`, {}, { method: 'PUT' }),
      'Conseiller par défaut désigné',
    );
  const remove = async () => {
    if (bereaved && !successor) return setRefusal('Choisissez à qui réattribuer ses biens');
    const query = successor ? `?successor=${successor}` : '';
    const reply = await staffPost(`/api/agents/${adviser.id}${query}`, {}, { method: 'DELETE' });
    judge(reply, 'Conseiller supprimé');
  };
  return (
    <section className={styles.removal} aria-label="Autres actions">
      {removing && <p>{`Supprimer «\u00a0${name}\u00a0»\u00a0?`}</p>}
      {removing && bereaved && (
        <div>
          <label htmlFor={`${id}-successor`}>
            {`Réattribuer ses ${properties} bien${properties > 1 ? 's' : ''} à…`} *
          </label>
          <select id={`${id}-successor`} value={successor} onChange={({ target }) => setSuccessor(target.value)}>
            <option value="">Choisir un conseiller</option>
            {others
              .filter((other) => other.active)
              .map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name}
                </option>
              ))}
          </select>
        </div>
      )}
      <p role="alert" className={styles.refusal}>
        {refusal}
      </p>
      <div className={styles.actions}>
        {removing ? (
          <>
            <StaffButton look="accent" onClick={({ detail }) => detail < 2 && void remove()}>
              Confirmer la suppression
            </StaffButton>
            <StaffButton onClick={() => setRemoving(false)}>Garder</StaffButton>
          </>
        ) : (
          <>
            {!adviser.isDefault && adviser.active && (
              <StaffButton onClick={() => void makeDefault()}>Désigner par défaut</StaffButton>
            )}
            <StaffButton onClick={() => setRemoving(true)}>Supprimer</StaffButton>
          </>
        )}
      </div>
    </section>
  );
}
