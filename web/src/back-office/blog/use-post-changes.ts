import type { StaffPost, StaffPostRow } from '@pignon/domain/blog/desk/staff-post';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import type { Reply } from '../../lib/network/post-json';
import { postPaths } from '../../staff/post-paths';
import { staffPost } from '../../staff/staff-post';
import { tellDone, tellRefused } from '../../staff/undo/tell';

type Row = Pick<StaffPostRow, 'id' | 'title' | 'version'>;

/** What staff do with a post from its row. Each reads the list anew, and answers whether it was done. */
export function usePostChanges() {
  const [, navigate] = useLocation();
  const { mutate } = useSWRConfig();
  const act = async (sent: Promise<Reply>): Promise<(Reply & { ok: true }) | null> => {
    const reply = await sent;
    if (!reply.ok) tellRefused(reply);
    await mutate((key) => typeof key === 'string' && key.startsWith('/api/admin/posts'));
    return reply.ok ? reply : null;
  };
  const step = ({ id, version }: Row, name: string) =>
    act(staffPost(`/api/admin/posts/${id}/${name}`, { version }, { method: 'PUT' }));
  const restore = async ({ id, title }: Row) => {
    if (await act(staffPost(`/api/admin/posts/${id}/restore`, {}, { method: 'PUT' })))
      tellDone('Article restauré', title);
  };

  return {
    restore,
    publish: async (row: Row) => {
      if (await step(row, 'publish')) tellDone('Article publié', 'Le site est à jour.');
    },
    unpublish: async (row: Row) => {
      if (await step(row, 'unpublish')) tellDone('Article dépublié', 'Il est de nouveau un brouillon.');
    },
    archive: async (row: Row) => {
      if (await step(row, 'archive')) tellDone('Article archivé', 'Il n’est plus en ligne.');
    },
    duplicate: async ({ id }: Row) => {
      const reply = await act(staffPost(`/api/admin/posts/${id}/duplicate`, {}, { once: true }));
      if (!reply) return;
      tellDone('Article dupliqué', 'Voici la copie, en brouillon.');
      navigate(`${postPaths.edit}/${(reply.body as StaffPost).id}`);
    },
    bin: async (row: Row): Promise<boolean> => {
      const done = await act(staffPost(`/api/blog/${row.id}`, {}, { method: 'DELETE' }));
      if (done) tellDone('Article dans la corbeille, pour 30 jours', row.title, () => restore(row));
      return done !== null;
    },
    renameTag: async (from: string, to: string): Promise<boolean> => {
      const reply = await act(staffPost('/api/admin/posts/tags', { from, to }, { method: 'PUT' }));
      if (!reply) return false;
      const { changed } = reply.body as { readonly changed: number };
      tellDone('Tag renommé', `${changed} article${changed > 1 ? 's' : ''} modifié${changed > 1 ? 's' : ''}.`);
      return true;
    },
  };
}

export type PostChanges = ReturnType<typeof usePostChanges>;
