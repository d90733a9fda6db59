import { PAGE_KINDS, PAGE_PROBLEMS, type PageKind, type PageProblem } from '@pignon/domain/indexing/indexed-page';
import type { PageSize } from '@pignon/domain/shared/page-size';
import { rule } from '@pignon/domain/shared/rules';
import { Choice, Text } from '../../http/input/fields';
import { Page, Rows } from '../../http/input/page';

const LONG = rule(500, 'Une adresse ne peut pas dépasser 500 caractères');

export class IndexationQuery {
  @Choice(PAGE_KINDS, 'Ce type est inconnu', { optional: true })
  kind?: PageKind;

  @Choice(PAGE_PROBLEMS, 'Ce problème est inconnu', { optional: true })
  problem?: PageProblem;

  @Page()
  page?: number;

  @Rows()
  size?: PageSize;
}

export class RedirectionDto {
  @Text({ required: rule(1, "L'ancienne adresse est requise"), most: LONG })
  path!: string;

  /** Absent: gone for good. */
  @Text({ most: LONG, empty: null })
  target?: string | null;
}
