import type { ThreadTask } from '@pignon/domain/mailbox/tasks/thread-task';
import { parisDate, parisDay } from '@pignon/domain/shared/text/french';
import clsx from 'clsx';
import { StaffButton } from '../../../staff/staff-button';
import styles from './tasks.module.css';
import { useTasks } from './use-tasks';

interface TasksProps {
  readonly threadId: string;
  readonly now: number;
}

/** What is still to be done about a conversation, and what was. */
export function Tasks({ threadId, now }: TasksProps) {
  const { tasks = [], error, reload, shown, finish } = useTasks(threadId);
  if (!error && tasks.length === 0) return null;
  return (
    <section className={styles.tasks} aria-labelledby="tasks">
      <h3 id="tasks">Tâches</h3>
      {Boolean(error) && (
        <p role="alert">
          Impossible de charger les tâches. <StaffButton onClick={() => void reload()}>Réessayer</StaffButton>
        </p>
      )}
      <ul>
        {tasks.map((task) => (
          <li key={task.id} className={clsx(task.doneAt && styles.done)}>
            <label className={styles.tick}>
              <input
                type="checkbox"
                checked={shown(task)}
                onChange={({ target }) => void finish(task, target.checked)}
              />
              <span>{task.title}</span>
            </label>
            <small>
              {task.who.name ?? 'Compte supprimé'}
              {task.dueOn && <Due task={task} now={now} />}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Due({ task: { dueOn, doneAt }, now }: { readonly task: ThreadTask; readonly now: number }) {
  if (!dueOn) return null;
  const late = doneAt === null && dueOn < parisDay(new Date(now));
  return (
    <>
      {' · '}
      <time dateTime={dueOn} className={clsx(late && styles.late)}>
        {`${late ? 'En retard, ' : 'pour le '}${parisDate(new Date(dueOn))}`}
      </time>
    </>
  );
}
