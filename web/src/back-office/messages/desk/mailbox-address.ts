import { FOLDERS, type Folder } from '@pignon/domain/mailbox/thread-state';
import { pageOf, sizeOf } from '../../../staff/list/list-address';
import { THREADS } from './thread-paths';

export const ORDERS = [
  ['last', 'Dernier message'],
  ['due', 'Délai restant'],
] as const;
export type Order = (typeof ORDERS)[number][0];

export const folderOf = (query: URLSearchParams): Folder =>
  FOLDERS.find((folder) => folder === query.get('dossier')) ?? 'new';

export const orderOf = (query: URLSearchParams): Order => (query.get('tri') === 'due' ? 'due' : 'last');

export const wordsOf = (query: URLSearchParams): string => (query.get('texte') ?? '').trim();

export function threadsPath(query: URLSearchParams): string {
  const words = wordsOf(query);
  const asked = new URLSearchParams({
    folder: folderOf(query),
    ...(words && { q: words }),
    sort: orderOf(query),
    page: String(pageOf(query)),
    pageSize: String(sizeOf(query)),
  });
  return `${THREADS}?${asked}`;
}

/** On a narrow screen one of the three is in sight: whoever has chosen nothing yet sees what there is to choose. */
export const paneOf = (query: URLSearchParams): 'folders' | 'list' | 'conversation' => {
  if (query.get('id')) return 'conversation';
  return query.get('dossier') || query.get('texte') ? 'list' : 'folders';
};
