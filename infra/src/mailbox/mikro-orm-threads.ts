import { LockMode } from '@mikro-orm/postgresql';
import type { SaidEntry } from '@pignon/domain/mailbox/said-entry';
import { ThreadNotFound } from '@pignon/domain/mailbox/mailbox-refusals';
import { Thread } from '@pignon/domain/mailbox/thread';
import type { ThreadEntry } from '@pignon/domain/mailbox/thread-entry';
import type { Threads } from '@pignon/domain/mailbox/threads';
import { currentWork } from '../database/work-in-progress';
import { KEEP_RECIPIENTS, KEEP_SENDERS, MOVE_LINES, SAID, STANDING } from './joining/thread-lines';

export class MikroOrmThreads implements Threads {
  add(thread: Thread): void {
    currentWork().added.push(thread);
  }

  say(entry: ThreadEntry): void {
    currentWork().added.push(entry);
  }

  async byId(id: string): Promise<Thread> {
    const [found] = await locked({ id });
    if (!found) throw new ThreadNotFound();
    return found;
  }

  async ofSource(sourceId: string): Promise<Thread | null> {
    return (await locked({ sourceId }))[0] ?? null;
  }

  byIds(ids: readonly string[]): Promise<readonly Thread[]> {
    return locked({ id: { $in: [...ids] } });
  }

  async standingOf(id: string): Promise<string> {
    const [found] = await run<{ id: string }>(STANDING, [id]);
    if (!found) throw new ThreadNotFound();
    return found.id;
  }

  partsOf(id: string): Promise<readonly Thread[]> {
    return locked({ mergedInto: id });
  }

  async said(id: string): Promise<readonly SaidEntry[]> {
    const rows = await run<SaidEntry>(SAID, [id, id]);
    return rows.map((row) => ({ ...row, at: new Date(row.at) }));
  }

  async moveLines(ids: readonly string[], to: string): Promise<void> {
    await run(MOVE_LINES, [to, `{${ids.join(',')}}`]);
  }

  async keepAddresses(id: string, before: string, after: string): Promise<void> {
    await run(KEEP_SENDERS, [after, before, id]);
    await run(KEEP_RECIPIENTS, [before, id]);
  }
}

type Which = Partial<Pick<Thread, 'sourceId' | 'mergedInto'>> & {
  readonly id?: string | { readonly $in: string[] };
};

/** In one order: two who want the same ones wait for each other instead of for ever. */
async function locked(which: Which): Promise<Thread[]> {
  const em = await currentWork().loading();
  return await em.find<Thread>(Thread as never, which, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    orderBy: { id: 'asc' } as never,
    refresh: true,
  });
}

/** In the running unit of work; `?` stands for each value. */
async function run<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
  const em = await currentWork().loading();
  return await em.getConnection().execute<Row[]>(text, [...values], 'all', em.getTransactionContext());
}
