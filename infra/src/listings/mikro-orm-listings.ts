import { LockMode } from '@mikro-orm/postgresql';
import type { Listings } from '@pignon/domain/listings/property/listings';
import { Property } from '@pignon/domain/listings/property/property';
import type { Pool } from 'pg';
import { TAKE_STAFF_ROLE } from '../database/roles/as-staff';
import { currentWork } from '../database/work-in-progress';

export class MikroOrmListings implements Listings {
  constructor(private readonly pool: Pool) {}

  async nextId(): Promise<number> {
    const { rows } = await this.pool.query<{ id: number }>(
      `select nextval(pg_get_serial_sequence('property', 'id'))::int as id`,
    );
    const id = rows[0]?.id;
    if (id === undefined) throw new Error('The sequence of property gave no number.');
    return id;
  }

  add(property: Property): void {
    currentWork().added.push(property);
  }

  byId(id: number): Promise<Property | null> {
    return this.found({ id, deletedAt: null });
  }

  inBin(id: number, removedSince: Date): Promise<Property | null> {
    return this.found({ id, deletedAt: { $gt: removedSince } });
  }

  private async found(where: object): Promise<Property | null> {
    const em = await currentWork().loading();
    // Whoever changes a property sees where it lies.
    await em.getConnection().execute(TAKE_STAFF_ROLE, [], 'run', em.getTransactionContext());
    return await em.findOne<Property>(Property as never, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }
}
