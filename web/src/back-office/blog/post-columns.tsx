import { TAGS_OF_A_CARD } from '@pignon/domain/blog/post';
import type { StaffPostRow } from '@pignon/domain/blog/desk/staff-post';
import { parisTime } from '@pignon/domain/shared/text/french';
import type { StaffColumn } from '../../staff/table/columns';
import { RowButton, Under } from '../../staff/table/open-row';
import { RowPhoto } from '../../staff/table/row-photo';
import styles from './blog.module.css';
import { PostStatusTag } from './parts/post-status-tag';

export const postName = ({ title }: StaffPostRow): string => title;

/** 'Bail, ILC + 1' */
const tagsText = (tags: readonly string[]): string => {
  const more = tags.length - TAGS_OF_A_CARD;
  return tags.slice(0, TAGS_OF_A_CARD).join(', ') + (more > 0 ? ` + ${more}` : '');
};

export const POST_COLUMNS: readonly StaffColumn<StaffPostRow>[] = [
  {
    id: 'photo',
    header: 'Image',
    cell: ({ row: { original } }) => <RowPhoto photo={original.photo} id={original.id} />,
  },
  {
    id: 'title',
    header: 'Titre',
    enableSorting: true,
    cell: ({ row: { original } }) => (
      <span className={styles.title}>
        {original.deletedAt ? original.title : <RowButton id={String(original.id)}>{original.title}</RowButton>}
        <Under>{original.slug}</Under>
      </span>
    ),
    meta: { always: true },
  },
  {
    id: 'status',
    header: 'Statut',
    enableSorting: true,
    cell: ({ row: { original } }) => <PostStatusTag status={original.status} />,
  },
  {
    id: 'tags',
    header: 'Tags',
    cell: ({ row: { original } }) => tagsText(original.tags) || '–',
    meta: { isBlank: ({ tags }) => tags.length === 0 },
  },
  {
    id: 'author',
    header: 'Auteur',
    enableSorting: true,
    cell: ({ row: { original } }) => original.author || '–',
    meta: { isBlank: ({ author }) => author === '' },
  },
  {
    id: 'reading',
    header: 'Temps de lecture',
    cell: ({ row: { original } }) => `${original.readingTime}\u00a0min`,
    meta: { look: 'number' },
  },
  {
    id: 'published',
    header: 'Publié le',
    enableSorting: true,
    cell: ({ row: { original } }) => (original.publishedAt ? parisTime(new Date(original.publishedAt)) : '–'),
    meta: { look: 'fixed', isBlank: ({ publishedAt }) => publishedAt === null },
  },
  {
    id: 'seo',
    header: 'SEO',
    cell: ({ row: { original } }) => `${original.seoScore}\u00a0/\u00a0100`,
    meta: { look: 'number' },
  },
];
