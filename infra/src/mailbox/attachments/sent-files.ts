import { Unrecoverable } from '@pignon/domain/deliveries/delivery-failure';
import type { Attachment } from '@pignon/domain/shared/mailer';
import { buffer } from 'node:stream/consumers';
import type { DocumentStore } from '../../documents/document-store';
import type { ThreadAttachments } from './thread-attachments';

/** What goes along with a mail, from the disk. */
export class SentFiles {
  constructor(
    private readonly attachments: ThreadAttachments,
    private readonly store: DocumentStore,
  ) {}

  async of(entryId: string): Promise<readonly Attachment[]> {
    const read: Attachment[] = [];
    for (const { file, name, type } of await this.attachments.ofEntry(entryId)) {
      const stream = await this.store.read(file);
      // Without it the mail would say something else than what was written.
      if (!stream) throw new Unrecoverable(`La pièce jointe « ${name} » n’est plus sur le disque`, 'FILE_GONE');
      read.push({ filename: name, contentType: type, content: await buffer(stream) });
    }
    return read;
  }
}
