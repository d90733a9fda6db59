import { createHmac, timingSafeEqual } from 'node:crypto';

/** Of an id's 16 bytes and its signature's 10: 42 signs, which may come back in capitals. */
const SIGNED_BYTES = 10;
const TOKEN = /^[a-z2-7]{42}$/;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

const signature = (id: Buffer, secretKey: string): Buffer =>
  createHmac('sha256', secretKey).update('reply ').update(id).digest().subarray(0, SIGNED_BYTES);

/** Stands in the address that a visitor answers to, and tells the conversation. Nobody else can make one. */
export function replyToken(threadId: string, secretKey: string): string {
  const id = Buffer.from(threadId.replaceAll('-', ''), 'hex');
  return base32(Buffer.concat([id, signature(id, secretKey)]));
}

/** The thread of the first of these addresses that bears a token of ours. */
export function threadOfAddresses(addresses: readonly string[], secretKey: string): string | null {
  for (const address of addresses) {
    const token = /\+([a-z2-7]{42})@/i.exec(address)?.[1]?.toLowerCase() ?? '';
    const thread = TOKEN.test(token) ? threadOf(bytesOf(token), secretKey) : null;
    if (thread) return thread;
  }
  return null;
}

function threadOf(bytes: Buffer, secretKey: string): string | null {
  const [id, signed] = [bytes.subarray(0, 16), bytes.subarray(16)];
  if (signed.length !== SIGNED_BYTES || !timingSafeEqual(signed, signature(id, secretKey))) return null;
  const hex = id.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** RFC 4648, without padding. */
function base32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function bytesOf(text: string): Buffer {
  const bits = Array.from(text, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
