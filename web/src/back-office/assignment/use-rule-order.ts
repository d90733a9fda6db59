import { type DragEvent, useRef } from 'react';
import { staffPost, UNREACHED } from '../../staff/staff-post';
import { moved } from '../../staff/table/order/moved';
import { notify } from '../../ui/toasts/toast';
import { droppedAt } from './order/dropped-at';
import { RULES, type RulesDesk } from './use-rules';

/** Moves a rule by its arrows, or by dragging its handle onto the row whose place it takes. */
export function useRuleOrder({ rules = [], show, reload }: RulesDesk) {
  const dragged = useRef<number | null>(null);
  const ids = rules.map(({ id }) => id);

  const order = async (wanted: readonly number[]): Promise<void> => {
    if (wanted === ids) return;
    await show(wanted.map((id) => rules.find((rule) => rule.id === id)!));
    const reply = await staffPost(`${RULES}/order`, { ids: wanted }, { method: 'PUT' });
    if (!reply.ok && reply.status !== 401)
      notify({ kind: 'error', title: 'L’ordre n’a pas changé', text: reply.error ?? UNREACHED });
    await reload();
  };

  return {
    move: (id: number, by: 1 | -1) => order(moved(ids, id, by)),
    drag: {
      onDragStart: ({ target, dataTransfer }: DragEvent<HTMLElement>) => {
        const handle = (target as Element).closest<HTMLElement>('[data-rule]');
        if (!handle) return;
        dragged.current = Number(handle.dataset.rule);
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', handle.dataset.rule ?? '');
      },
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (dragged.current !== null) event.preventDefault();
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        const row = (event.target as Element).closest('[data-row]')?.querySelector<HTMLElement>('[data-rule]');
        const id = dragged.current;
        dragged.current = null;
        if (id === null || !row) return;
        event.preventDefault();
        void order(droppedAt(ids, id, Number(row.dataset.rule)));
      },
      onDragEnd: () => {
        dragged.current = null;
      },
    },
  };
}
