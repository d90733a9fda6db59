import { useAppSettings } from './use-app-settings';

/** D07: where the agency says so, and keeps it. */
export function ReplyBadge() {
  const { replyBadge } = useAppSettings().display;
  return replyBadge ? <p>{replyBadge}</p> : null;
}
