import type { PostChoices, StaffPost } from '@pignon/domain/blog/desk/staff-post';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { stayInPlace } from '../../../lib/scroll/scroll-memory';
import { ReadStates } from '../../../staff/list/read-states';
import { postPaths } from '../../../staff/post-paths';
import { staffGet, StaffReadFailed } from '../../../staff/staff-get';
import { StaffPage } from '../../../staff/staff-page';
import { staffRules } from '../../../staff/staff-rules';
import { POST_CHOICES } from '../parts/post-choices';
import { PostForm } from './post-form';
import { UnknownPost } from './unknown-post';

export const rules = staffRules('Article');

const pathOf = (id: number): string => `/api/admin/posts/${id}`;

/** Null: a new one. Undefined: no id at all. */
function idIn(path: string): number | null | undefined {
  if (path === postPaths.new) return null;
  const [, id] = /\/edit\/([1-9]\d{0,9})$/.exec(path) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** E09 and E10: one form, whose address changes once the new post has a number. */
export default function PostFormPage() {
  const [path, navigate] = useLocation();
  const asked = idIn(path);
  // The form that made a post stays the same under its new address.
  const [made, setMade] = useState<number | null>(null);
  const { mutate: mutateAny } = useSWRConfig();
  const { data, error, mutate } = useSWR<StaffPost, unknown>(asked ? pathOf(asked) : null, staffGet, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  const { data: choices } = useSWR<PostChoices, unknown>(POST_CHOICES, staffGet);

  if (asked === undefined || (error instanceof StaffReadFailed && [400, 404].includes(error.status)))
    return <UnknownPost />;
  if (asked !== null && !data)
    return (
      <StaffPage title="Article">
        <ReadStates loading="Chargement de l’article..." loaded={false} error={error} onRetry={() => void mutate()} />
      </StaffPage>
    );
  const stored = (post: StaffPost) => {
    void mutateAny(pathOf(post.id), post, { revalidate: false });
    if (asked !== null) return;
    setMade(post.id);
    stayInPlace();
    navigate(`${postPaths.edit}/${post.id}`, { replace: true });
  };
  return (
    <PostForm
      key={asked === null || asked === made ? 'new' : asked}
      post={asked === null ? null : (data ?? null)}
      choices={choices}
      onStored={stored}
    />
  );
}
