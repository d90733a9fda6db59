import { uuidV7 } from '../shared/uuid-v7';
import { standing } from './joining/standing';
import type { SaidEntry } from './said-entry';
import { ThreadEntry } from './thread-entry';
import type { Threads } from './threads';

/** What became of what a request asked for. */
export interface RequestOutcome {
  readonly words: string;
  /** The member of staff; null where it is nobody's doing. */
  readonly by: string | null;
  /** 'over': called off, nobody waits; 'answered': they have their answer; 'waits': as before. */
  readonly leaves: 'over' | 'answered' | 'waits';
}

/** Told in its conversation. Whoever waits there for something else goes on waiting. */
export async function tellOutcome(
  threads: Threads,
  sourceId: string,
  { words, by, leaves }: RequestOutcome,
  at: Date,
): Promise<void> {
  const asked = await threads.ofSource(sourceId);
  if (!asked) return;
  const { own, stands } = await standing(threads, asked.id);
  threads.say(ThreadEntry.event(uuidV7(), own.id, by, words, at));
  const isOpen = stands.state === 'new' || stands.state === 'waiting';
  if (leaves === 'waits' || !isOpen || waitsForMore(await threads.said(stands.id), own.id)) return;
  if (leaves === 'over') stands.rest();
  else stands.answer(at);
}

/** Another request stands there too, or they wrote after what was last said. */
function waitsForMore(lines: readonly SaidEntry[], own: string): boolean {
  const mails = lines.filter(({ kind }) => kind === 'received' || kind === 'sent');
  const others = lines.some(({ kind, threadId }) => kind === 'request' && threadId !== own);
  return others || mails.at(-1)?.kind === 'received';
}
