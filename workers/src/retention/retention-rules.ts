import { sessionsRetention } from '@pignon/infra/accounts/sessions.retention';
import { auditRetention } from '@pignon/infra/audit/audit.retention';
import { careersRetention } from '@pignon/infra/careers/careers.retention';
import type { DocumentStore } from '@pignon/infra/documents/document-store';
import { documentsRetention } from '@pignon/infra/documents/documents.retention';
import { abandonedEstimationsRetention } from '@pignon/infra/estimations/estimations.retention';
import type { ImportFiles } from '@pignon/infra/imports/import-files';
import { importsRetention } from '@pignon/infra/imports/imports.retention';
import { limitsRetention } from '@pignon/infra/limits/limits.retention';
import { inboxRetention } from '@pignon/infra/inbox/inbox.retention';
import { attachmentsRetention } from '@pignon/infra/mailbox/attachments/attachments.retention';
import { templatesRetention } from '@pignon/infra/mailbox/templates/templates.retention';
import { visitorMailsRetention } from '@pignon/infra/mail/mail.retention';
import type { LoosePhotos } from '@pignon/infra/media/loose-photos';
import { revisionsRetention } from '@pignon/infra/listings/listings.retention';
import { loosePhotosRetention } from '@pignon/infra/media/media.retention';
import { outboxRetention } from '@pignon/infra/outbox/outbox.retention';
import { missingPagesRetention } from '@pignon/infra/pages/pages.retention';
import type { ErasureList } from '@pignon/infra/prospects/privacy/erasure-list';
import { erasuresRetention } from '@pignon/infra/prospects/privacy/erasures.retention';
import { prospectsRetention } from '@pignon/infra/prospects/prospects.retention';
import type { RetentionRule } from '@pignon/infra/retention/retention-rule';
import type { SheetStore } from '@pignon/infra/sheets/sheet-store';
import { sheetsRetention } from '@pignon/infra/sheets/sheets.retention';
import { soldPropertiesRetention } from '@pignon/infra/sold/sold.retention';

/** All that is deleted because its time is up: one line per feature, whose file says when and why. */
export const retentionRules = (
  sheets: SheetStore,
  photos: LoosePhotos,
  documents: DocumentStore,
  imports: ImportFiles,
  erasures: { readonly list: ErasureList; readonly secretKey: string },
  mailFiles: DocumentStore,
): readonly RetentionRule[] => [
  erasuresRetention(erasures.list, erasures.secretKey),
  prospectsRetention,
  abandonedEstimationsRetention,
  careersRetention,
  ...outboxRetention,
  auditRetention,
  sessionsRetention,
  ...limitsRetention,
  visitorMailsRetention,
  missingPagesRetention,
  soldPropertiesRetention,
  templatesRetention,
  attachmentsRetention,
  revisionsRetention,
  // After the people whose they were; files last, for a disk may fail.
  sheetsRetention(sheets),
  loosePhotosRetention(photos),
  documentsRetention(documents),
  importsRetention(imports),
  ...inboxRetention(mailFiles),
];
