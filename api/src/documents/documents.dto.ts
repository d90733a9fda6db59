import {
  DOCUMENT_KINDS,
  DOCUMENT_VISIBILITIES,
  type DocumentKind,
  documentRules,
  type DocumentVisibility,
} from '@pignon/domain/documents/property-document';
import { PartialType } from '@nestjs/swagger';
import { Choice, Text } from '../http/input/fields';

const A_KIND = `La catégorie doit être ${DOCUMENT_KINDS.join(', ')}`;
const A_VISIBILITY = `La visibilité doit être ${DOCUMENT_VISIBILITIES.join(' ou ')}`;

/** What comes beside the file. */
export class DocumentWords {
  @Choice(DOCUMENT_KINDS, A_KIND)
  kind!: DocumentKind;

  @Choice(DOCUMENT_VISIBILITIES, A_VISIBILITY, { optional: true })
  visibility?: DocumentVisibility;
}

export class DocumentChangesDto extends PartialType(DocumentWords) {
  @Text({ most: documentRules.nameMost, asSaid: true })
  name?: string;
}
