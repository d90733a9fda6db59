import type { BusinessCalendar } from '@pignon/domain/promises/business-calendar';
import { remainingTime, remainingWords } from '@pignon/domain/promises/remaining-time';
import type { Waiting } from '@pignon/infra/mailbox/promise-watch';
import type { MailContent } from '../mail/mail-content';

/** A flood is told of by its number. */
const MOST_SHOWN = 20;

interface Desk {
  /** Of the site. */
  readonly url: string;
  readonly calendar: BusinessCalendar;
  readonly now: Date;
}

/** The most pressing first, each with what is left, and where they are answered. */
export function waitingContent(
  waiting: readonly Waiting[],
  { title, sentence }: { readonly title: string; readonly sentence: string },
  { url, calendar, now }: Desk,
): MailContent {
  const [first] = waiting;
  const left = ({ lastAt, dueAt }: Waiting) =>
    remainingWords(remainingTime({ start: lastAt, due: dueAt, now }, calendar));
  return {
    title,
    paragraphs: [sentence],
    facts: waiting
      .slice(0, MOST_SHOWN)
      .map((thread) => [thread.name, `${thread.subject} – ${left(thread).toLowerCase()}`] as const),
    action:
      first && waiting.length === 1
        ? { label: 'Ouvrir la conversation', url: `${url}/admin/messages?id=${first.id}` }
        : { label: 'Ouvrir la messagerie', url: `${url}/admin/messages?dossier=new&tri=due` },
    closing: waiting.length > MOST_SHOWN ? [`Et ${waiting.length - MOST_SHOWN} autres.`] : [],
  };
}
