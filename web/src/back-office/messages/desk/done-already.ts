import type { ThreadView } from '@pignon/domain/mailbox/thread-view';
import type { Reply } from '../../../lib/network/post-json';
import { staffGet } from '../../../staff/staff-get';
import type { Before } from './before-groups';
import { threadPath } from './thread-paths';

/** Whether a conversation stands as it was to be made. */
export const stands = ({ state, agent, property, unread }: ThreadView, wanted: Before): boolean =>
  (wanted.state === undefined || wanted.state === state) &&
  (wanted.agentId === undefined || wanted.agentId === (agent?.id ?? null)) &&
  (wanted.propertyId === undefined || wanted.propertyId === (property?.id ?? null)) &&
  (wanted.unread === undefined || wanted.unread === unread);

/** A change whose answer was lost is sent again, and refused over its own version: what was wanted is so, and is no failure. */
export async function doneAlready(id: string, wanted: Before, refused: Reply): Promise<Reply> {
  const now = (await staffGet(threadPath(id)).catch(() => undefined)) as ThreadView | undefined;
  return now && stands(now, wanted) ? { ok: true, status: 200, body: now } : refused;
}
