import { createHash } from 'node:crypto';
import type { PropertySheet } from '@pignon/domain/sheets/property-sheet';

/** Raised when the same content is drawn otherwise: every sheet is then made anew. */
const LAYOUT = 4;

/** The same content has the same name; 22 characters of base64url. */
export const contentHash = (layout: number, content: object): string =>
  createHash('sha256')
    .update(JSON.stringify([layout, content]))
    .digest('base64url')
    .slice(0, 22);

export const sheetHash = (sheet: PropertySheet): string => contentHash(LAYOUT, sheet);
