import { randomUUID } from 'node:crypto';
import { DocumentRefused, DocumentUnchecked } from '@pignon/domain/documents/document-refused';
import { DOCUMENT_TYPES, documentEnding, namedAs } from '@pignon/domain/documents/document-type';
import { documentRules } from '@pignon/domain/documents/property-document';
import { type IncomingFile, incomingFile, type Pieces } from '../media/incoming-file';
import type { DocumentStore } from './document-store';
import { virusScan } from './virus-scan';

export interface KeptDocument {
  /** Its name on disk. */
  readonly file: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

/** From bytes that somebody sends to a file on disk: what it is, and whether it is clean, is known before it is kept. */
export class DocumentIntake {
  constructor(
    private readonly store: DocumentStore,
    private readonly scanCommand: string,
  ) {}

  async take(pieces: Pieces, name: string, mostBytes: number = documentRules.mostBytes): Promise<KeptDocument> {
    const incoming = await incomingFile(this.store.dir, pieces, mostBytes);
    try {
      const ending = endingOf(incoming, name, mostBytes);
      const file = randomUUID();
      await this.check(incoming, file, name);
      await this.store.keep(incoming.path, file);
      return { file, name: namedAs(name, ending), type: DOCUMENT_TYPES[ending], bytes: incoming.size };
    } finally {
      await incoming.remove();
    }
  }

  private async check({ path }: IncomingFile, file: string, name: string): Promise<void> {
    const result = await virusScan(this.scanCommand, path);
    if (result === 'clean') return;
    await this.store.quarantine(path, file);
    if (result === 'infected')
      throw new DocumentRefused(`« ${name} » est refusé : l’antivirus y a trouvé un programme malveillant.`);
    throw new DocumentUnchecked(
      `« ${name} » n’a pas pu être vérifié par l’antivirus : rien n’a été enregistré. Réessayez.`,
    );
  }
}

function endingOf({ size, start }: IncomingFile, name: string, mostBytes: number) {
  if (size === 0) throw new DocumentRefused(`« ${name} » est vide.`);
  if (size > mostBytes) throw new DocumentRefused(`« ${name} » dépasse ${mostBytes / 1024 / 1024} Mo.`);
  const ending = documentEnding(start);
  if (!ending) throw new DocumentRefused(`« ${name} » n’est ni un PDF, ni un JPEG, ni un PNG.`);
  return ending;
}
