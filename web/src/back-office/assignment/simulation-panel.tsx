import { NATURE_LABELS } from '@pignon/domain/listings/nature';
import { TRANSACTION_LABELS } from '@pignon/domain/listings/listing-names';
import { ASKED_SOURCE_LABELS, THREAD_SOURCE_LABELS } from '@pignon/domain/mailbox/thread-source';
import type { ThreadPage } from '@pignon/domain/mailbox/thread-view';
import { type SubmitEvent, useState } from 'react';
import useSWR from 'swr';
import { ChoiceField, LineField } from '../../staff/form/fields';
import { StaffButton } from '../../staff/staff-button';
import { staffGet } from '../../staff/staff-get';
import styles from './assignment.module.css';
import { SimulationOutcome } from './simulation-outcome';
import { useSimulation } from './use-simulation';

const RECENT = '/api/admin/threads?folder=new&page=1&pageSize=25';
const MADE_UP = '';
const NOT_SAID = ['', 'Non précisé'] as const;

/** 'Simuler' (E06): an old request, or one that is made up; nothing of it happens. */
export function SimulationPanel() {
  const { data } = useSWR<ThreadPage, unknown>(RECENT, staffGet);
  const [threadId, setThreadId] = useState(MADE_UP);
  const { outcome, ask } = useSimulation();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    void ask(threadId === MADE_UP ? { request: Object.fromEntries(said) } : { threadId });
  };
  const requests = (data?.items ?? []).map(
    ({ id, name, subject, source }) => [id, `${name}, ${subject} (${THREAD_SOURCE_LABELS[source]})`] as const,
  );
  return (
    <section className={styles.simulation} aria-labelledby="simulation">
      <h2 id="simulation">Simuler</h2>
      <form aria-label="Simuler" className={styles.made} onSubmit={submit}>
        <ChoiceField
          id="simulated"
          label="Demande"
          value={threadId}
          onChange={({ target }) => setThreadId(target.value)}
          options={[[MADE_UP, 'Une demande imaginée'], ...requests]}
        />
        {threadId === MADE_UP && <MadeUpFields />}
        <StaffButton type="submit" disabled={outcome.state === 'asking'}>
          {outcome.state === 'asking' ? 'Simulation...' : 'Simuler'}
        </StaffButton>
      </form>
      <SimulationOutcome outcome={outcome} />
    </section>
  );
}

const MadeUpFields = () => (
  <div className={styles.fields}>
    <ChoiceField id="made-source" name="source" label="Source" options={Object.entries(ASKED_SOURCE_LABELS)} />
    <ChoiceField
      id="made-transaction"
      name="transaction"
      label="Transaction"
      options={[NOT_SAID, ...Object.entries(TRANSACTION_LABELS)]}
    />
    <ChoiceField
      id="made-nature"
      name="nature"
      label="Type de bien"
      options={[NOT_SAID, ...Object.entries(NATURE_LABELS)]}
    />
    <LineField id="made-city" name="city" label="Ville" optional />
    <LineField id="made-department" name="department" label="Département" optional />
    <LineField id="made-budget" name="budget" label="Budget" inputMode="decimal" unit="€" optional />
    <LineField id="made-surface" name="surface" label="Surface" inputMode="decimal" unit="m²" optional />
    <LineField id="made-email" name="email" label="Email" type="email" optional />
  </div>
);
