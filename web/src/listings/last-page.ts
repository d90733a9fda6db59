import type { SearchAnswer } from '@pignon/domain/listings/read-models';

/** Of the list; a page after it would be empty without a word. */
export const lastPage = (answer: SearchAnswer | undefined): number =>
  answer ? Math.max(1, Math.ceil(answer.total / answer.pageSize)) : Number.POSITIVE_INFINITY;
