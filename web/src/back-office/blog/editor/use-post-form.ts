import type { StaffPost } from '@pignon/domain/blog/desk/staff-post';
import { useEffect, useRef } from 'react';
import { useCreation } from '../../../staff/form/use-creation';
import { useRecordForm } from '../../../staff/form/use-record-form';
import { staffGet } from '../../../staff/staff-get';
import { staffPost } from '../../../staff/staff-post';
import { bodyOf, NO_POST, POST_FIELDS, type PostValues, valuesOf } from './post-values';

const readOf = (post: StaffPost) => ({ values: valuesOf(post), version: post.version });

interface PostFormOptions {
  readonly post: StaffPost | null;
  readonly onStored: (post: StaffPost) => void;
  readonly onClose: () => void;
}

/** A draft goes to the server by itself, for nobody outside sees it; what is read already changes by a press alone. */
export function usePostForm({ post, onStored, onClose }: PostFormOptions) {
  const stored = useRef(post);
  useEffect(() => {
    stored.current = post;
  }, [post]);
  const create = useCreation('/api/admin/posts', 'posts.nouveau');
  const take = (now: StaffPost) => {
    stored.current = now;
    onStored(now);
  };
  const form = useRecordForm<PostValues>({
    record: `posts.${post?.id ?? 'nouveau'}`,
    read: post ? readOf(post) : { values: NO_POST, version: null },
    fields: POST_FIELDS,
    savesItself: ({ title }) => title.trim().length >= 3 && stored.current?.status === 'draft',
    save: async (values, version) => {
      const id = stored.current?.id;
      const reply =
        id === undefined
          ? await create(bodyOf(values))
          : await staffPost(`/api/admin/posts/${id}`, { ...bodyOf(values), version }, { method: 'PUT' });
      if (reply.ok) take(reply.body as StaffPost);
      return reply;
    },
    readReply: (body) => readOf(body as StaffPost),
    reread: async () => {
      const now = await staffGet<StaffPost>(`/api/admin/posts/${stored.current?.id}`).catch(() => null);
      if (now) take(now);
      return now && readOf(now);
    },
    onSaved: () => {},
    onClose,
  });
  /** As it was answered last. */
  return { form, stored: () => stored.current, take };
}
