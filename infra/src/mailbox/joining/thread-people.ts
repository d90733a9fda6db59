import type { Pool } from 'pg';

export interface ThreadPerson {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** Prospects that a conversation may be given to. */
export class ThreadPeople {
  constructor(private readonly pool: Pool) {}

  async byId(id: string): Promise<ThreadPerson | null> {
    const { rows } = await this.pool.query<ThreadPerson>('select name, email, phone from prospect where id = $1', [id]);
    return rows[0] ?? null;
  }
}
