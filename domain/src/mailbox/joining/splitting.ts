import { NotSplittable } from '../mailbox-refusals';
import { Thread } from '../thread';
import { isSaid, partsAt } from './parts-at';
import type { SaidEntry } from '../said-entry';

interface Splitting {
  /** As it stands. */
  readonly thread: Thread;
  /** Whose lines they are: the thread itself, or one that went into it. */
  readonly ownerOf: (threadId: string) => Thread | undefined;
  /** All of it, oldest first. */
  readonly said: readonly SaidEntry[];
  /** The first line of the new one. */
  readonly from: string;
}

export interface SplitOff {
  readonly thread: Thread;
  readonly moved: readonly string[];
}

/** From a line on they are a conversation of their own, of the same person, whose turn it is as it was. */
export function splitOff({ thread, ownerOf, said, from }: Splitting, id: string): SplitOff {
  const { splits, place } = partsAt(said, from);
  const owner = ownerOf(said[place]?.threadId ?? '');
  if (!splits || !owner) throw new NotSplittable();
  const moved = said.slice(place).filter(({ threadId }) => threadId === owner.id);
  const left = said.filter((line) => !moved.includes(line));
  const part = Thread.apart(owner, thread, { id, subject: moved[0]?.subject || owner.subject, at: moved[0]!.at });
  part.lastAt = moved.findLast(isSaid)!.at;
  const last = left.findLast(({ kind }) => kind === 'sent' || kind === 'received' || kind === 'request')!;
  thread.leaveWith((last ?? left.at(-1)!).at, last?.kind === 'sent');
  return { thread: part, moved: moved.map((line) => line.id) };
}
