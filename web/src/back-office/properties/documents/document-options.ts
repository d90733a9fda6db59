import {
  DOCUMENT_KIND_LABELS,
  DOCUMENT_KINDS,
  DOCUMENT_VISIBILITIES,
  DOCUMENT_VISIBILITY_LABELS,
} from '@pignon/domain/documents/property-document';

export const KIND_OPTIONS = DOCUMENT_KINDS.map((kind) => [kind, DOCUMENT_KIND_LABELS[kind]] as const);
export const VISIBILITY_OPTIONS = DOCUMENT_VISIBILITIES.map((one) => [one, DOCUMENT_VISIBILITY_LABELS[one]] as const);
