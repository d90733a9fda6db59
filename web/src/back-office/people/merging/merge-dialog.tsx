import { criteriaWords } from '@pignon/domain/prospects/criteria/criteria-words';
import { mergePlan } from '@pignon/domain/prospects/merging';
import { type PersonFile, STAGE_LABELS } from '@pignon/domain/prospects/staff-person';
import { useState } from 'react';
import { ReadStates } from '../../../staff/list/read-states';
import { StaffButton } from '../../../staff/staff-button';
import { StaffDialog } from '../../../staff/staff-dialog';
import { sourcesOf } from '../desk/people-columns';
import { usePerson } from '../desk/use-people';
import styles from './merging.module.css';
import { merge, useRereadPeople } from './use-merges';

interface MergeDialogProps {
  readonly ids: readonly [string, string];
  readonly onClose: () => void;
  readonly onMerged: () => void;
}

type Person = PersonFile['person'];

/** Which of both is kept, and what the person is afterwards: read before anything is done. */
export function MergeDialog({ ids, onClose, onMerged }: MergeDialogProps) {
  const files = [usePerson(ids[0]), usePerson(ids[1])];
  const people = files.flatMap(({ data }) => data?.person ?? []);
  const error = files.find((file) => file.error)?.error;
  const [keptId, setKeptId] = useState(ids[0]);
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const kept = people.find(({ id }) => id === keptId);
  const gone = people.find(({ id }) => id !== keptId);
  const reread = useRereadPeople();
  const press = async () => {
    if (busy || !kept || !gone) return;
    setBusy(true);
    const told = await merge({ kept, gone }, reread);
    setBusy(false);
    setRefusal(told);
    if (!told) onMerged();
  };
  return (
    <StaffDialog title="Fusionner deux prospects" shape="box" onClose={onClose}>
      <ReadStates
        loading="Chargement des prospects..."
        loaded={people.length === 2}
        error={error}
        onRetry={() => void reread()}
      />
      {kept && gone && (
        <div className={styles.merge}>
          <fieldset className={styles.sides}>
            <legend>Fiche gardée</legend>
            {people.map((person) => (
              <label key={person.id}>
                <input
                  type="radio"
                  name="gardee"
                  checked={person.id === keptId}
                  onChange={() => setKeptId(person.id)}
                />
                {person.name}, {person.email}
              </label>
            ))}
          </fieldset>
          <Preview kept={kept} gone={gone} />
          {refusal && <p role="alert">{refusal}</p>}
          <div className={styles.buttons}>
            <StaffButton onClick={onClose}>Annuler</StaffButton>
            <StaffButton look="accent" onClick={() => void press()}>
              {busy ? 'Fusion...' : 'Fusionner'}
            </StaffButton>
          </div>
        </div>
      )}
    </StaffDialog>
  );
}

function Preview({ kept, gone }: { readonly kept: Person; readonly gone: Person }) {
  const plan = mergePlan(kept, gone);
  const criteria = (plan.criteriaOf === 'kept' ? kept : gone).criteria;
  const of = (side: 'kept' | 'gone') => (side === 'gone' ? ` (de ${gone.name})` : '');
  return (
    <section aria-label="Après la fusion">
      <h3>Après la fusion</h3>
      <dl className={styles.preview}>
        <dt>Nom</dt>
        <dd>{plan.name}</dd>
        <dt>Téléphone</dt>
        <dd>{plan.phone ? `${plan.phone}${of(plan.phoneOf)}` : 'Non renseigné'}</dd>
        <dt>Adresses</dt>
        <dd>{[kept, gone].flatMap(({ email, otherEmails }) => [email, ...otherEmails]).join(', ')}</dd>
        <dt>Étape</dt>
        <dd>{`${STAGE_LABELS[plan.stage]}${of(plan.stageOf)}`}</dd>
        <dt>Critères</dt>
        <dd>
          {criteria.origin === 'hand'
            ? `${criteriaWords(criteria.criteria).join(', ')}${of(plan.criteriaOf)}`
            : 'D’après toutes leurs demandes'}
        </dd>
        <dt>Demandes</dt>
        <dd>{sourcesOf({ sources: [...new Set([...kept.sources, ...gone.sources])] })}</dd>
      </dl>
      <p>
        Conversations, rendez-vous et demandes se lisent ensemble. Un accès off-market reste à l’adresse qui l’a reçu.
        La fusion s’annule pendant 30 jours.
      </p>
    </section>
  );
}
