import type { Decision } from './decide';
import type { Assigned } from '../mailbox/thread';

/** What the conversation keeps of a decision. */
export const assignedBy = ({ by, rule, ruleId, why, alarmMinutes }: Decision): Assigned => ({
  by,
  rule,
  why,
  ...(ruleId !== null && { ruleId }),
  ...(alarmMinutes !== null && { alarmMinutes }),
});
