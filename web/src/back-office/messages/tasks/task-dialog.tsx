import { type Colleague, taskRules } from '@pignon/domain/mailbox/tasks/thread-task';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { ChoiceField, LineField } from '../../../staff/form/fields';
import { ReadStates } from '../../../staff/list/read-states';
import { isSignedIn, useSession } from '../../../staff/session/session';
import { StaffButton } from '../../../staff/staff-button';
import { StaffDialog } from '../../../staff/staff-dialog';
import { staffGet } from '../../../staff/staff-get';
import { staffPost, UNREACHED } from '../../../staff/staff-post';
import { notify } from '../../../ui/toasts/toast';
import { isOfMailbox, THREADS, threadPath } from '../desk/thread-paths';
import styles from './tasks.module.css';

interface TaskDialogProps {
  readonly threadId: string;
  readonly onClose: () => void;
}

type Faults = Readonly<Record<string, string>>;

/** What, until when, and who: oneself, unless somebody else is chosen. */
export function TaskDialog({ threadId, onClose }: TaskDialogProps) {
  const { data: colleagues, error, mutate } = useSWR<readonly Colleague[], unknown>(`${THREADS}/colleagues`, staffGet);
  const { mutate: mutateAll } = useSWRConfig();
  const { data: session } = useSession();
  const own = isSignedIn(session) ? colleagues?.find((colleague) => colleague.id === session.id)?.id : undefined;
  const [id] = useState(uuidV7);
  const [title, setTitle] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const loaded = colleagues !== undefined;
  useEffect(() => {
    if (loaded) box.current?.focus();
  }, [loaded]);
  const accountId = chosen ?? own ?? colleagues?.[0]?.id ?? '';

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    if (title.trim() === '') {
      setFaults({ title: taskRules.title.required.message });
      box.current?.focus();
      return;
    }
    setBusy(true);
    const task = { id, title: title.trim(), ...(dueOn && { dueOn }), accountId };
    const reply = await staffPost(`${threadPath(threadId)}/tasks`, task);
    setBusy(false);
    if (!reply.ok) return setFaults(reply.fields ?? { all: reply.error ?? UNREACHED });
    void mutateAll(isOfMailbox);
    notify({ kind: 'success', title: 'Tâche créée', text: task.title });
    onClose();
  };

  return (
    <StaffDialog title="Créer une tâche" shape="box" onClose={onClose}>
      <ReadStates loading="Chargement des collègues..." loaded={loaded} error={error} onRetry={() => void mutate()} />
      {loaded && (
        <form className={styles.form} aria-label="Créer une tâche" noValidate onSubmit={(event) => void submit(event)}>
          <LineField
            ref={box}
            id="task-title"
            label="À faire"
            autoComplete="off"
            required
            maxLength={taskRules.title.most.value}
            value={title}
            error={faults.title}
            onChange={({ target }) => {
              setTitle(target.value);
              setFaults({});
            }}
          />
          <LineField
            id="task-due"
            label="Pour le"
            type="date"
            optional
            value={dueOn}
            error={faults.dueOn}
            onChange={({ target }) => setDueOn(target.value)}
          />
          <ChoiceField
            id="task-who"
            label="Qui"
            value={accountId}
            error={faults.accountId}
            options={colleagues.map((colleague) => [colleague.id, colleague.name] as const)}
            onChange={({ target }) => setChosen(target.value)}
          />
          {faults.all && (
            <p role="alert" className={styles.failure}>
              {faults.all}
            </p>
          )}
          <div className={styles.buttons}>
            <StaffButton type="submit" look="accent" aria-disabled={busy}>
              {busy ? 'Enregistrement…' : 'Créer la tâche'}
            </StaffButton>
            <StaffButton onClick={onClose}>Annuler</StaffButton>
          </div>
        </form>
      )}
    </StaffDialog>
  );
}
