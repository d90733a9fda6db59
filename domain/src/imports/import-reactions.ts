import type { Reactions } from '../deliveries/reaction';
import { ImportApproved, ImportReceived } from './import-events';

export const IMPORT_REACTIONS = {
  'imports.read': { event: ImportReceived, kind: 'import', label: 'Lecture du fichier importé', awaited: true },
  'imports.apply': { event: ImportApproved, kind: 'import', label: 'Application de l’import' },
} satisfies Reactions;
