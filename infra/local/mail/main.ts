import { join } from 'node:path';
import { startMailCatcher } from './mail-catcher';
import { portFrom, runProcess } from '../processes/run-process';

void runProcess('Courrier local', async () => {
  const host = process.env.MAIL_HOST || '127.0.0.1';
  const mail = await startMailCatcher({
    smtpPort: portFrom('MAIL_SMTP_PORT', 1025),
    webPort: portFrom('MAIL_WEB_PORT', 1080),
    imapPort: portFrom('MAIL_IMAP_PORT', 1143),
    // MAIL_KEEP=off: nothing on the disk, for a bench that measures something else.
    dir: process.env.MAIL_KEEP === 'off' ? undefined : join(process.env.DATA_DIR || '.local', 'mail'),
    host,
  });
  console.log(`Courrier local : smtp://${host}:${mail.smtpPort}, à lire sur http://${host}:${mail.webPort}`);
  return mail;
});
