import type { StaffPost } from '@pignon/domain/blog/desk/staff-post';
import { postPath } from '@pignon/domain/blog/post';
import { useState } from 'react';
import type { RecordFormState } from '../../../staff/form/use-record-form';
import { StaffButton } from '../../../staff/staff-button';
import { staffPost } from '../../../staff/staff-post';
import { tellDone, tellRefused } from '../../../staff/undo/tell';
import type { PostValues } from './post-values';
import { ScheduleDialog } from './schedule-dialog';

interface PostButtonsProps {
  readonly form: RecordFormState<PostValues>;
  readonly post: StaffPost | null;
  /** As it was answered last. */
  readonly stored: () => StaffPost | null;
  readonly onStored: (post: StaffPost) => void;
}

type Step = 'publish' | 'schedule' | 'unpublish';
const DONE: Readonly<Record<Step, readonly [title: string, text: string]>> = {
  publish: ['Article publié', 'Le site est à jour.'],
  schedule: ['Article programmé', 'Il paraîtra de lui-même à son heure.'],
  unpublish: ['Article dépublié', 'Il est de nouveau un brouillon.'],
};

/** Beside 'Enregistrer': what becomes of the post. What is typed is stored first. */
export function PostButtons({ form, post, stored, onStored }: PostButtonsProps) {
  const [busy, setBusy] = useState(false);
  const [schedules, setSchedules] = useState(false);
  const status = post?.status ?? 'draft';
  const take = async (step: Step, body: object = {}) => {
    setBusy(true);
    const isStored = (!form.dirty && stored() !== null) || (await form.submit());
    const now = stored();
    if (isStored && now) await decide(now, step, body);
    setBusy(false);
  };
  const decide = async ({ id, version }: StaffPost, step: Step, body: object) => {
    const reply = await staffPost(`/api/admin/posts/${id}/${step}`, { ...body, version }, { method: 'PUT' });
    if (!reply.ok) return tellRefused(reply, 'Rechargez la page pour voir ce qui a changé.');
    const now = reply.body as StaffPost;
    form.patched({}, now.version);
    onStored(now);
    setSchedules(false);
    tellDone(...DONE[step]);
  };
  const isBusy = busy || form.sending;
  return (
    <>
      {status !== 'published' && (
        <>
          <StaffButton disabled={isBusy} onClick={() => void take('publish')}>
            Publier
          </StaffButton>
          <StaffButton disabled={isBusy} aria-haspopup="dialog" onClick={() => setSchedules(true)}>
            Programmer
          </StaffButton>
        </>
      )}
      {(status === 'published' || status === 'scheduled') && (
        <StaffButton disabled={isBusy} onClick={() => void take('unpublish')}>
          {status === 'published' ? 'Dépublier' : 'Déprogrammer'}
        </StaffButton>
      )}
      {post && status === 'published' && (
        <a href={postPath(post)} target="_blank" rel="noopener">
          Voir l’article
        </a>
      )}
      {schedules && (
        <ScheduleDialog
          publishedAt={status === 'scheduled' ? (post?.publishedAt ?? null) : null}
          busy={isBusy}
          onSchedule={(at) => void take('schedule', { at })}
          onPublish={(at) => void take('publish', { at })}
          onClose={() => setSchedules(false)}
        />
      )}
    </>
  );
}
