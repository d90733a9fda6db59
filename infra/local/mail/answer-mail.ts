import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailStore } from './mail-store';
import { type StoredMail, storedMail } from './stored-mail';

export const MOST_ANSWER_SIGNS = 20_000;

/** As whoever got it would answer it: to where it asks, naming it as its past, with its words quoted. */
export async function answerMail(store: MailStore, answered: StoredMail, text: string): Promise<StoredMail | null> {
  const { from, replyTo, subject, messageId, headers, text: said } = await store.message(answered);
  const [visitor = ''] = answered.envelope.to;
  const to = /<([^<>]+)>/.exec(replyTo || from)?.[1] ?? (replyTo || from);
  if (!visitor || !to.includes('@')) return null;
  const quoted = said
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const composer = new MailComposer({
    from: visitor,
    to,
    subject: /^\s*re\s*:/i.test(subject) ? subject : `Re: ${subject}`,
    text: `${text}\n\nL’agence a écrit :\n\n${quoted}\n`,
    inReplyTo: messageId,
    references: `${headers.references ?? ''} ${messageId}`.trim(),
  });
  const raw = await composer.compile().build();
  const answer = storedMail({ from: visitor, to: [to] }, raw);
  store.add(answer);
  return answer;
}
