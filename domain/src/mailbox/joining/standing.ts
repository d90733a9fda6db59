import type { Thread } from '../thread';
import type { Threads } from '../threads';

/** A conversation that is heard of, and the one where it is read and answered: the same, unless it went into another. */
export interface Standing {
  readonly own: Thread;
  readonly stands: Thread;
}

/** Both kept from everybody else's changes. Rejects with ThreadNotFound. */
export async function standing(threads: Threads, id: string): Promise<Standing> {
  const seen = await threads.standingOf(id);
  const [own, stands] = await both(threads, id, seen);
  // It went elsewhere between the two questions.
  if ((own.mergedInto ?? own.id) !== stands.id) {
    const [again, now] = await both(threads, id, own.mergedInto ?? own.id);
    return { own: again, stands: now };
  }
  return { own, stands };
}

async function both(threads: Threads, id: string, other: string): Promise<readonly [Thread, Thread]> {
  const found = await threads.byIds([id, other]);
  const one = (wanted: string): Thread | undefined => found.find((thread) => thread.id === wanted);
  const own = one(id) ?? (await threads.byId(id));
  return [own, one(other) ?? own];
}
