import type { ThreadTask } from '@pignon/domain/mailbox/tasks/thread-task';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useTurns } from '../../../staff/form/use-turns';
import { staffGet } from '../../../staff/staff-get';
import { staffPost } from '../../../staff/staff-post';
import { tellDone, tellRefused } from '../../../staff/undo/tell';
import { isOfMailbox, threadPath } from '../desk/thread-paths';

/** Of one conversation. What is ticked is so at once, and goes back where the house says no. */
export function useTasks(threadId: string) {
  const path = `${threadPath(threadId)}/tasks`;
  const { data, error, mutate } = useSWR<readonly ThreadTask[], unknown>(path, staffGet);
  const { mutate: mutateAll } = useSWRConfig();
  /** What was pressed and is not answered yet. */
  const [pressed, setPressed] = useState<{ readonly id: string; readonly done: boolean }>();
  const inTurn = useTurns();

  const finish = (task: ThreadTask, done: boolean): Promise<void> => {
    setPressed({ id: task.id, done });
    return inTurn(async () => {
      const reply = await staffPost(`${path}/${task.id}`, { done }, { method: 'PUT' });
      if (reply.ok) await mutate(reply.body as readonly ThreadTask[], { revalidate: false });
      void mutateAll(isOfMailbox);
      setPressed(undefined);
      if (reply.ok) tellDone(done ? 'Tâche faite' : 'Tâche à faire', task.title, () => finish(task, !done));
      else tellRefused(reply);
    });
  };

  const shown = (task: ThreadTask): boolean => (pressed?.id === task.id ? pressed.done : task.doneAt !== null);
  return { tasks: data, error, reload: () => mutate(), shown, finish };
}
