import type { Turn } from '@pignon/domain/assignment/turn';
import type { Thread } from '@pignon/domain/mailbox/thread';
import { currentWork } from '../database/work-in-progress';

/** Whoever it falls to as the thread is stored: the cursor moves in the same statement, so a burst is spread evenly. */
export function takeTurn(thread: Thread, { rule, ring, next }: Turn): void {
  const places = ring.length;
  currentWork().late.push({
    object: thread,
    property: 'agentId',
    text: (add, when) =>
      `update assignment_cursor set place = (${add(list(next))}::int[])[1 + (place % ${places} + ${places}) % ${places}]
       where rule_id = ${add(rule)}::int and ${when} returning (${add(list(ring))}::int[])[1 + place] as value`,
  });
}

/** As PostgreSQL writes one: MikroORM would take an array apart. */
const list = (numbers: readonly number[]): string => `{${numbers.join(',')}}`;
