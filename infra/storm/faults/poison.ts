import { NodemailerMailer } from '@pignon/infra/mail/nodemailer-mailer';
import { wrap } from './patch';
import { POISON } from './poison-word';

/** A preload: one mail takes the whole process down, each time that somebody tries to send it. */
wrap(NodemailerMailer.prototype, 'send', (run, _, [mail]) => {
  if ((mail as { subject: string }).subject.includes(POISON)) process.exit(1);
  return run();
});
