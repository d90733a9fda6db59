import { POST_STATUS_LABELS, type PostStatus } from '@pignon/domain/blog/desk/post-status';
import clsx from 'clsx';
import Archive from 'lucide-react/icons/archive';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Pencil from 'lucide-react/icons/pencil';
import styles from '../../../staff/list/state-tag.module.css';

const LOOKS = {
  draft: [Pencil, styles.cancelled],
  scheduled: [Clock, styles.pending],
  published: [Check, styles.done],
  archived: [Archive, styles.cancelled],
} as const;

/** Text, form and colour: never colour alone. */
export function PostStatusTag({ status }: { readonly status: PostStatus }) {
  const [Icon, look] = LOOKS[status];
  return (
    <span className={clsx(styles.tag, look)}>
      <Icon size={14} strokeWidth={2.5} aria-hidden="true" />
      {POST_STATUS_LABELS[status]}
    </span>
  );
}
