import { accountLinksRetention } from '@pignon/infra/accounts/account-links.retention';
import { sessionsRetention } from '@pignon/infra/accounts/sessions.retention';
import { auditRetention } from '@pignon/infra/audit/audit.retention';
import { settingsRetention } from '@pignon/infra/settings/settings.retention';
import { postsRetention } from '@pignon/infra/blog/post-bin';
import { careersRetention } from '@pignon/infra/careers/careers.retention';
import { DocumentStore } from '@pignon/infra/documents/document-store';
import { documentsRetention } from '@pignon/infra/documents/documents.retention';
import { abandonedEstimationsRetention } from '@pignon/infra/estimations/estimations.retention';
import { ImportFiles } from '@pignon/infra/imports/import-files';
import { importsRetention } from '@pignon/infra/imports/imports.retention';
import { limitsRetention } from '@pignon/infra/limits/limits.retention';
import { MailFileStore } from '@pignon/infra/inbox/mail-files';
import { inboxRetention } from '@pignon/infra/inbox/inbox.retention';
import { attachmentsRetention } from '@pignon/infra/mailbox/attachments/attachments.retention';
import { templatesRetention } from '@pignon/infra/mailbox/templates/templates.retention';
import { visitorMailsRetention } from '@pignon/infra/mail/mail.retention';
import { createMediaStore } from '@pignon/infra/media/create-media-store';
import { LoosePhotos } from '@pignon/infra/media/photos/loose-photos';
import { revisionsRetention } from '@pignon/infra/listings/listings.retention';
import { loosePhotosRetention } from '@pignon/infra/media/media.retention';
import { outboxRetention } from '@pignon/infra/outbox/outbox.retention';
import { missingPagesRetention } from '@pignon/infra/pages/pages.retention';
import { createErasureList } from '@pignon/infra/prospects/privacy/create-erasure-list';
import type { ErasureList } from '@pignon/infra/prospects/privacy/erasure-list';
import { erasuresRetention } from '@pignon/infra/prospects/privacy/erasures.retention';
import { proposalsRetention } from '@pignon/infra/prospects/proposals/proposals.retention';
import { prospectsRetention } from '@pignon/infra/prospects/prospects.retention';
import type { RetentionRule } from '@pignon/infra/retention/retention-rule';
import { createSheetStore } from '@pignon/infra/sheets/create-sheet-store';
import type { SheetStore } from '@pignon/infra/sheets/sheet-store';
import { sheetsRetention } from '@pignon/infra/sheets/sheets.retention';
import { soldPropertiesRetention } from '@pignon/infra/sold/sold.retention';
import type { Tools } from '@pignon/infra/wiring/tools';

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
  settingsRetention,
  sessionsRetention,
  accountLinksRetention,
  ...limitsRetention,
  visitorMailsRetention,
  missingPagesRetention,
  soldPropertiesRetention,
  postsRetention,
  templatesRetention,
  attachmentsRetention,
  proposalsRetention,
  revisionsRetention,
  // After the people whose they were; files last, for a disk may fail.
  sheetsRetention(sheets),
  loosePhotosRetention(photos),
  documentsRetention(documents),
  importsRetention(imports),
  ...inboxRetention(mailFiles),
];

export const createRetentionRules = (tools: Tools): readonly RetentionRule[] => {
  const { pool, config } = tools;
  return retentionRules(
    createSheetStore(tools),
    new LoosePhotos(pool, createMediaStore(tools)),
    new DocumentStore(config.documents.dir),
    new ImportFiles(config.media.dir),
    { list: createErasureList(config), secretKey: config.secretKey },
    new MailFileStore(config.documents.dir),
  );
};
