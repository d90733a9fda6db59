import type { Pool } from 'pg';
import { writeWithLine } from '../audit/audit-line';

const PUBLISH = `update post set status = 'published', updated_at = now(), version = version + 1
  where id = $1 and status = 'scheduled' and published_at = $2 and deleted_at is null returning id`;

/** Posts that wait for their moment. */
export class ScheduledPosts {
  constructor(private readonly pool: Pool) {}

  /** False where it waits for another moment, or for none any more. `requestId`: what the audit calls the reason. */
  async publish(id: number, at: Date, requestId: string): Promise<boolean> {
    const line = { accountId: null, action: 'blog.publish-scheduled', requestId };
    return (await writeWithLine(this.pool, { text: PUBLISH, values: [id, at] }, line)) !== null;
  }
}
