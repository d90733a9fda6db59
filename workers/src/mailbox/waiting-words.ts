import { Cancelled } from '@pignon/domain/deliveries/delivery-failure';
import { calendarOf } from '@pignon/domain/promises/business-calendar';
import { remainingTime, remainingWords } from '@pignon/domain/promises/remaining-time';
import type { Config } from '@pignon/infra/config/config';
import type { Waiting } from '@pignon/infra/mailbox/promise-watch';
import type { Letter } from '../mail/post';
import { conversationAction } from './conversation-action';

/** A flood is told of by its number. */
const MOST_SHOWN = 20;

/** How a subject and a title are put, of one request and of several. */
export interface WaitingWords {
  readonly subject: readonly [one: string, several: string];
  readonly title: readonly [one: string, several: string];
  readonly sentence: string;
}

/** The most pressing first, each with what is left, and where they are answered. Nobody is told of none. */
export function waitingLetter(
  waiting: readonly Waiting[],
  { subject, title, sentence }: WaitingWords,
  config: Pick<Config, 'publicUrl' | 'alsaceMoselle'>,
): Pick<Letter, 'subject' | 'content'> {
  const [first, ...others] = waiting;
  if (!first) throw new Cancelled('Tout a reçu une réponse', 'ANSWERED');
  const several = others.length > 0;
  const now = new Date();
  const left = ({ lastAt, dueAt }: Waiting) =>
    remainingWords(remainingTime({ start: lastAt, due: dueAt, now }, calendarOf(config)));
  return {
    subject: several ? `${waiting.length} ${subject[1]}` : `${subject[0]} : ${first.name}, ${first.subject}`,
    content: {
      title: several ? `${waiting.length} ${title[1]}` : title[0],
      paragraphs: [sentence],
      facts: waiting
        .slice(0, MOST_SHOWN)
        .map((thread) => [thread.name, `${thread.subject} – ${left(thread).toLowerCase()}`] as const),
      action: several
        ? { label: 'Ouvrir la messagerie', url: `${config.publicUrl}/admin/messages?dossier=new&tri=due` }
        : conversationAction(config.publicUrl, first.id),
      closing: waiting.length > MOST_SHOWN ? [`Et ${waiting.length - MOST_SHOWN} autres.`] : [],
    },
  };
}
