import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { MailFile } from '@pignon/domain/mailbox/inbox/incoming-mail';
import { DocumentStore } from '../documents/document-store';
import { virusScan } from '../documents/virus-scan';
import { incomingFile } from '../media/incoming-file';
import type { FileRow } from './mail-rows';

/** Within the house's documents, apart from those of properties. */
export class MailFileStore extends DocumentStore {
  constructor(documentsDir: string) {
    super(join(documentsDir, 'mail'));
  }
}

/** What strangers attach: on disk under names that tell nothing, once the house's antivirus let it pass. */
export class MailFiles {
  constructor(
    private readonly store: DocumentStore,
    private readonly scanCommand: string,
  ) {}

  async keep(files: readonly MailFile[]): Promise<readonly FileRow[]> {
    const kept: FileRow[] = [];
    for (const file of files) kept.push(await this.keepOne(file));
    return kept;
  }

  /** Null where it is not kept any more. */
  async source(name: string): Promise<Buffer | null> {
    const stream = await this.store.read(name);
    return stream && (await buffer(stream));
  }

  async forget(files: readonly FileRow[]): Promise<void> {
    for (const { file } of files) if (file) await this.store.forget(file);
  }

  private async keepOne({ name, type, content }: MailFile): Promise<FileRow> {
    const id = randomUUID();
    const bytes = content.length;
    const incoming = await incomingFile(this.store.dir, [Buffer.from(content)], bytes);
    try {
      const scanned = await virusScan(this.scanCommand, incoming.path);
      if (scanned === 'clean') await this.store.keep(incoming.path, id);
      else await this.store.quarantine(incoming.path, id);
      const file = scanned === 'clean' ? id : null;
      return { id, name, type, bytes, file, refused: REFUSALS[scanned] };
    } finally {
      await incoming.remove();
    }
  }
}

const REFUSALS = {
  clean: null,
  infected: 'Retirée : l’antivirus y a trouvé un programme malveillant',
  unknown: 'Retirée : l’antivirus n’a pas pu la vérifier',
} as const;
