import { NotMergeable, NotSeparable } from '../mailbox-refusals';
import type { Thread } from '../thread';
import type { SaidEntry } from '../said-entry';
import { standOf, takenBack, together } from './thread-merge';

interface Pair {
  readonly kept: Thread;
  readonly gone: Thread;
  /** Those that went into the one that goes, before. */
  readonly along: readonly Thread[];
}

/** Two conversations are one. Nothing that was said is moved: it is found under the one that stays (domain/decisions/0041). */
export function merge({ kept, gone, along }: Pair, by: string | null, at: Date): void {
  if (kept.id === gone.id || kept.mergedInto !== null || gone.mergedInto !== null) throw new NotMergeable();
  const before = standOf(kept);
  const after = together(kept, gone);
  kept.stand(after);
  const stood = { state: gone.state, unread: gone.unread };
  gone.goInto(kept.id, {
    into: kept.id,
    at: at.toISOString(),
    by,
    along: along.map(({ id }) => id),
    stood,
    before,
    after,
  });
  for (const member of along) member.follow(kept.id);
}

/** Apart again, as long as the agency has answered nothing since: an answer is to both of them. */
export function separate({ kept, gone, along }: Pair, said: readonly SaidEntry[]): void {
  const { merge: made } = gone;
  if (made === null || gone.mergedInto !== kept.id || isAnswered(made.at, said)) throw new NotSeparable();
  if (made.into === kept.id) kept.stand(takenBack(standOf(kept), made));
  gone.comeOut(made.stood);
  for (const member of along) if (made.along.includes(member.id)) member.follow(gone.id);
  const heard = said.filter(
    ({ threadId, kind }) => threadId === gone.id && (kind === 'received' || kind === 'request'),
  );
  const last = heard.at(-1);
  if (last && last.at.toISOString() > made.at) gone.reopen(last.at, kept.dueAt);
}

/** Whether somebody of the house has written to the visitor since. */
export const isAnswered = (since: string, said: readonly Pick<SaidEntry, 'kind' | 'at'>[]): boolean =>
  said.some(({ kind, at }) => kind === 'sent' && at.toISOString() > since);
