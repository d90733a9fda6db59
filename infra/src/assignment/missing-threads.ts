import type { Threads } from '@pignon/domain/mailbox/threads';
import type { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import type { Pool } from 'pg';
import { currentWork } from '../database/work-in-progress';
import type { HouseReception } from './house-reception';
import { KINDS, type MissingRequest } from './missing-requests';

type Kind = (typeof KINDS)[number];

const AT_ONCE = 500;
/** Longer than processes of two versions write side by side. */
const LATELY = `interval '1 day'`;

/**
 * A version from before conversations, still running while this one takes its place, stores requests without one: each gets
 * it here, once. One that went into another conversation still has its own; of one that was erased nothing is found.
 */
export class MissingThreads {
  private everLooked = false;

  constructor(
    private readonly pool: Pool,
    private readonly work: UnitOfWork,
    private readonly threads: Threads,
    private readonly reception: HouseReception,
  ) {}

  /** The first time all that there is, later what came lately. Answers how many were opened. */
  async open(): Promise<number> {
    let opened = 0;
    let whole = true;
    const faults: unknown[] = [];
    for (const kind of KINDS) {
      const ids = await this.missing(kind);
      if (ids.length === AT_ONCE) whole = false;
      for (const id of ids)
        try {
          if (await this.openOne(kind, id)) opened += 1;
        } catch (error) {
          // One that cannot be read keeps no other from its conversation.
          faults.push(error);
        }
    }
    this.everLooked ||= whole;
    if (faults.length > 0) throw faults[0];
    return opened;
  }

  private async missing({ table, at }: Kind): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select id from ${table} request where not exists (select from thread where source_id = request.id)
         ${this.everLooked ? `and ${at} > now() - ${LATELY}` : ''} order by ${at}, id limit ${AT_ONCE}`,
    );
    return rows.map(({ id }) => id);
  }

  /** Each by itself: an end in the middle loses nothing. */
  private async openOne(kind: Kind, id: string): Promise<boolean> {
    const { answer } = await this.work.run(null, async () => {
      const request = await this.held(kind, id);
      // Erased meanwhile, or another process opened it: it holds the row until it has.
      if (!request || (await this.threads.ofSource(id))) return { opened: false };
      await this.reception.openLate(request.said, request.decidedAt);
      return { opened: true };
    });
    return answer.opened;
  }

  /** Who would erase it, or open it too, waits until this is done. */
  private async held({ table, at, columns, of }: Kind, id: string): Promise<MissingRequest | null> {
    const em = await currentWork().loading();
    const [row] = await em
      .getConnection()
      .execute(
        `select id, quarantined, ${at} as at, ${columns} from ${table} where id = ? for update`,
        [id],
        'all',
        em.getTransactionContext(),
      );
    return row ? of(row as never) : null;
  }
}
