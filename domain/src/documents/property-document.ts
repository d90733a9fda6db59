import { rule } from '../shared/rules';

export const DOCUMENT_KINDS = ['bail', 'quittances', 'taxe-fonciere', 'diagnostics', 'autre'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_KIND_LABELS: Readonly<Record<DocumentKind, string>> = {
  bail: 'Bail',
  quittances: 'Quittances',
  'taxe-fonciere': 'Taxe foncière',
  diagnostics: 'Diagnostics',
  autre: 'Autre',
};

/** 'buyer': goes into the file that a buyer is handed; nothing of it is ever public. */
export const DOCUMENT_VISIBILITIES = ['internal', 'buyer'] as const;
export type DocumentVisibility = (typeof DOCUMENT_VISIBILITIES)[number];

export const DOCUMENT_VISIBILITY_LABELS: Readonly<Record<DocumentVisibility, string>> = {
  internal: 'Interne',
  buyer: 'Dossier acquéreur',
};

/** A document of a property, as staff read it. */
export interface PropertyDocument {
  readonly id: number;
  readonly kind: DocumentKind;
  readonly visibility: DocumentVisibility;
  readonly name: string;
  /** 'application/pdf' */
  readonly type: string;
  readonly bytes: number;
  /** ISO 8601. */
  readonly addedAt: string;
  readonly addedBy: string | null;
}

export const documentRules = {
  mostBytes: 20 * 1024 * 1024,
  name: rule(1, 'Le nom est requis'),
  nameMost: rule(200, 'Le nom ne peut pas dépasser 200 caractères'),
} as const;

/** They are kept so long after they were removed. */
export const DOCUMENT_BIN_DAYS = 30;
