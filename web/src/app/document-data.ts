import { createContext, useContext } from 'react';

/** What the server wrote into the document beside the page. */
export interface ServedData {
  /** swr's fallback: API path → its answer. */
  readonly fallback: Readonly<Record<string, unknown>>;
  /** The server's, so that both sides print the same one. */
  readonly year: number;
}

export const DocumentData = createContext<ServedData>({ fallback: {}, year: 0 });

export const useDocumentData = (): ServedData => useContext(DocumentData);
