import type { Tools } from '../wiring/tools';
import { NodemailerMailer } from './nodemailer-mailer';

const TIMEOUT_MS = 20_000;
/** However short the hours of a test are: a busy machine is no server that hangs. */
const SHORTEST_MS = 1_000;

export const createMailer = ({ config: { mail, timeScale } }: Tools): NodemailerMailer =>
  new NodemailerMailer({
    url: mail.url,
    from: mail.from,
    connections: mail.concurrency,
    timeoutMs: Math.max(TIMEOUT_MS / timeScale, SHORTEST_MS),
  });
