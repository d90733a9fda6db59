import { IMPORT_REACTIONS } from '@pignon/domain/imports/import-reactions';
import { performed } from '../outbox/reaction';
import { ApplyImport } from './apply-import';
import { ReadImport } from './read-import';

export const importReactions = performed(IMPORT_REACTIONS, {
  'imports.read': ReadImport,
  'imports.apply': ApplyImport,
});
