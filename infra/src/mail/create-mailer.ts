import type { Tools } from '../wiring/tools';
import { NodemailerMailer } from './nodemailer-mailer';

const TIMEOUT_MS = 20_000;

export const createMailer = ({ config: { mail, timeScale } }: Tools): NodemailerMailer =>
  new NodemailerMailer({
    url: mail.url,
    from: mail.from,
    connections: mail.concurrency,
    timeoutMs: TIMEOUT_MS / timeScale,
  });
