import { createHmac } from 'node:crypto';
import { headOf } from './parsing/readable-mail';

const MESSAGE_ID = /^message-id:[ \t]*(?:\r?\n[ \t]+)?(<[^<>\s]+>)/im;

/** By which a mail is known again. Keyed, so that it tells nothing of whoever was forgotten. */
export function mailHash(source: Uint8Array, secretKey: string): string {
  const known = MESSAGE_ID.exec(Buffer.from(headOf(source)).toString('latin1'))?.[1];
  return createHmac('sha256', secretKey)
    .update('mail ')
    .update(known ?? source)
    .digest('hex');
}
