import { createTransport, type SendMailOptions } from 'nodemailer';

/** Sends as anybody's mail program would, to the catcher of a test. */
export function visitorsMail(port: number): (mail: SendMailOptions) => Promise<unknown> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  return (mail) => transport.sendMail(mail);
}
