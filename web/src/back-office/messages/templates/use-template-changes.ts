import type { ReplyTemplate } from '@pignon/domain/mailbox/templates/reply-template';
import { useState } from 'react';
import type { Reply } from '../../../lib/network/post-json';
import { useTurns } from '../../../staff/form/use-turns';
import { staffPost, UNREACHED } from '../../../staff/staff-post';
import { moved } from '../../../staff/table/order/moved';
import { TEMPLATES } from './template-paths';
import type { Templates } from './use-templates';

/** What is done with templates from their list; said there, for a toast stands behind it. */
export function useTemplateChanges({ templates = [], show, reload }: Templates) {
  const inTurn = useTurns();
  const [removed, setRemoved] = useState<ReplyTemplate>();
  const [failure, setFailure] = useState<string>();
  const act = (send: () => Promise<Reply>, done: () => void = () => {}): Promise<void> =>
    inTurn(async () => {
      const reply = await send();
      if (reply.ok) done();
      setFailure(reply.ok || reply.status === 401 ? undefined : (reply.error ?? UNREACHED));
      await reload();
    });
  return {
    removed,
    failure,
    remove: (template: ReplyTemplate) =>
      act(
        () => staffPost(`${TEMPLATES}/${template.id}`, {}, { method: 'DELETE' }),
        () => setRemoved(template),
      ),
    restore: ({ id }: ReplyTemplate) =>
      act(
        () => staffPost(`${TEMPLATES}/${id}/restore`, {}, { method: 'PUT' }),
        () => setRemoved(undefined),
      ),
    move: (id: number, by: 1 | -1): Promise<void> => {
      const now = templates.map((template) => template.id);
      const ids = moved(now, id, by);
      if (ids === now) return Promise.resolve();
      void show(ids.map((one) => templates.find((template) => template.id === one)!));
      return act(() => staffPost(`${TEMPLATES}/order`, { ids }, { method: 'PUT' }));
    },
  };
}
