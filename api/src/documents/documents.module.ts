import { Module } from '@nestjs/common';
import { DocumentIntake } from '@pignon/infra/documents/document-intake';
import { DocumentStore } from '@pignon/infra/documents/document-store';
import { PgDocuments } from '@pignon/infra/documents/pg-documents';
import { provide } from '@pignon/infra/wiring/provide';
import { DocumentsController } from './documents.controller';

@Module({
  controllers: [DocumentsController],
  providers: [
    provide(PgDocuments, ({ pool }) => new PgDocuments(pool)),
    provide(DocumentStore, ({ config }) => new DocumentStore(config.documents.dir)),
    provide(
      DocumentIntake,
      ({ config }, store: DocumentStore) => new DocumentIntake(store, config.documents.scan),
      DocumentStore,
    ),
  ],
  exports: [DocumentStore, DocumentIntake],
})
export class DocumentsModule {}
