import type { DeliveryReport } from './delivery-report';

/** Headers by which programs say that nobody wrote it; lower case, absent ones are empty. */
export interface MailSigns {
  readonly autoSubmitted: string;
  readonly precedence: string;
  /** X-Autoreply or X-Autorespond. */
  readonly autoReply: string;
}

/** 'answer': somebody wrote it. 'automatic': a program did, nobody waits. 'bounce': a mail of ours did not arrive. */
export const MAIL_KINDS = ['answer', 'automatic', 'bounce'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

const BY_A_LIST = /^(?:bulk|junk|list|auto_reply)\b/;

/** RFC 3834 and what older programs say instead; a report that only tells of a delay is no failure yet (RFC 3464). */
export function mailKind({ autoSubmitted, precedence, autoReply }: MailSigns, report: DeliveryReport | null): MailKind {
  if (report) return report.action === 'failed' ? 'bounce' : 'automatic';
  const automatic = autoSubmitted !== '' && !/^no\b/.test(autoSubmitted);
  return automatic || BY_A_LIST.test(precedence) || (autoReply !== '' && autoReply !== 'no') ? 'automatic' : 'answer';
}
