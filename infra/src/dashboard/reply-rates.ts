import type { ComparedPeriod } from '@pignon/domain/dashboard/period';
import { type CountedReplies, type ReplyRates, replyRates } from '@pignon/domain/dashboard/reply-rates';
import { OWED_AN_ANSWER } from '../mailbox/waiting-in-vain';
import type { Ask } from './asked';

/** Of the answers that were due by now. */
const COUNTED = `
  select current, agent.name as adviser, source, due, in_time as "inTime" from (
    select first_due_at >= $1 as current, agent_id, source, count(*)::int as due,
      (count(*) filter (where first_answered_at <= first_due_at))::int as in_time
    from thread
    where first_due_at >= $2 and first_due_at <= now() and ${OWED_AN_ANSWER}
    group by 1, 2, 3
  ) counted left join agent on agent.id = agent_id`;

export const countedReplies = async (ask: Ask, { from, before }: ComparedPeriod): Promise<ReplyRates> =>
  replyRates(await ask<CountedReplies>(COUNTED, [from, before]));
