import {
  EXCLUSION_LABELS,
  type IndexedPage,
  PAGE_KIND_LABELS,
  PAGE_PROBLEM_LABELS,
} from '@pignon/domain/indexing/indexed-page';
import { inParis } from '@pignon/domain/shared/text/french';
import type { StaffColumn } from '../../staff/table/columns';
import styles from './indexation.module.css';

const day = inParis({ dateStyle: 'medium' });

export const pageName = ({ id }: IndexedPage): string => id;

export const PAGE_COLUMNS: readonly StaffColumn<IndexedPage>[] = [
  {
    id: 'url',
    header: 'URL',
    cell: ({ row: { original } }) => (
      <a className={styles.url} href={original.id} target="_blank" rel="noopener" data-opens="">
        {original.id}
      </a>
    ),
    meta: { always: true },
  },
  { id: 'kind', header: 'Type', cell: ({ row: { original } }) => PAGE_KIND_LABELS[original.kind] },
  { id: 'robots', header: 'Robots', cell: ({ row: { original } }) => original.robots },
  {
    id: 'updated',
    header: 'Lastmod',
    cell: ({ row: { original } }) =>
      original.updatedAt ? <time dateTime={original.updatedAt}>{day(new Date(original.updatedAt))}</time> : '–',
    meta: { look: 'fixed', isBlank: ({ updatedAt }) => updatedAt === null },
  },
  {
    id: 'sitemap',
    header: 'Dans le sitemap',
    cell: ({ row: { original } }) =>
      original.excluded ? `Non\u00a0: ${EXCLUSION_LABELS[original.excluded]}` : original.inSitemap ? 'Oui' : 'Non',
  },
  {
    id: 'problem',
    header: 'Problème',
    cell: ({ row: { original } }) =>
      original.problems.length > 0 ? (
        <span className={styles.problem}>
          {original.problems.map((problem) => PAGE_PROBLEM_LABELS[problem]).join(', ')}
        </span>
      ) : (
        '–'
      ),
    meta: { isBlank: ({ problems }) => problems.length === 0 },
  },
];
