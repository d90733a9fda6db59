import type { Pool } from 'pg';

export interface KeptFile {
  readonly file: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

/** Mails of a conversation, as staff open them. */
export class KeptMails {
  constructor(private readonly pool: Pool) {}

  /** Cleaned as it was stored; null where it is text alone. */
  async htmlOf(threadId: string, entryId: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ html: string | null }>(
      `select html from thread_mail mail join thread_entry entry on entry.id = mail.id
       where mail.id = $2 and entry.thread_id = $1 and mail.kind <> 'sent'`,
      [threadId, entryId],
    );
    return rows[0]?.html ?? null;
  }

  async file(threadId: string, fileId: string): Promise<KeptFile | null> {
    const { rows } = await this.pool.query<Omit<KeptFile, 'bytes'> & { bytes: string }>(
      `select file, name, type, bytes from mail_file join thread_entry entry on entry.id = entry_id
       where mail_file.id = $2 and entry.thread_id = $1 and file is not null`,
      [threadId, fileId],
    );
    const [row] = rows;
    return row ? { ...row, bytes: Number(row.bytes) } : null;
  }
}
