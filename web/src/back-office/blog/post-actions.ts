import type { StaffPostRow } from '@pignon/domain/blog/desk/staff-post';
import { postPath } from '@pignon/domain/blog/post';
import { postPaths } from '../../staff/post-paths';
import type { RowAction } from '../../staff/table/menu/row-action';
import type { PostChanges } from './use-post-changes';

/** E08, in its order: those that the row can have. */
export function postActions(row: StaffPostRow, changes: PostChanges): readonly RowAction[] {
  if (row.deletedAt) return [{ label: 'Restaurer', press: () => void changes.restore(row) }];
  const isShown = row.status === 'published';
  return [
    { label: 'Modifier', href: `${postPaths.edit}/${row.id}` },
    ...(isShown ? [{ label: 'Voir l’article', href: postPath(row), newTab: true }] : []),
    { label: 'Dupliquer', press: () => void changes.duplicate(row) },
    isShown || row.status === 'scheduled'
      ? { label: isShown ? 'Dépublier' : 'Déprogrammer', press: () => void changes.unpublish(row) }
      : { label: 'Publier', press: () => void changes.publish(row) },
    ...(isShown ? [{ label: 'Archiver', press: () => void changes.archive(row) }] : []),
    { label: 'Mettre à la corbeille', press: () => void changes.bin(row), danger: true },
  ];
}
