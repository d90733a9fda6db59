import type { Refusal } from '@pignon/domain/pages/page';
import { createContext, useContext } from 'react';
import type { Failures } from './page-rules';

/** What the server wrote into the document beside the page. */
export interface ServedData {
  /** swr's fallback: API path → its answer. */
  readonly fallback: Readonly<Record<string, unknown>>;
  /** For pages that say themselves what a failed read means. */
  readonly failures?: Failures;
  /** The page is not shown, and this is why. */
  readonly refusal?: Refusal;
  /** Path, and what its page reads of the query, that the document was made for; Back may have left it before its scripts ran. */
  readonly address: string;
  /** The server's, so that both sides print the same one. */
  readonly year: number;
}

export const DocumentData = createContext<ServedData>({ fallback: {}, address: '', year: 0 });

export const useDocumentData = (): ServedData => useContext(DocumentData);
