import type { IncomingMessage } from 'node:http';
import type { KeptAnswer } from './kept-answer';

/** One way of sending a kept answer: what this request accepts and does not have yet. */
export interface Negotiated {
  readonly status: number;
  readonly body: Buffer | string;
  readonly more: Record<string, string>;
}

const negotiations = new WeakMap<Buffer, Negotiated>();
const unchanged = new WeakMap<KeptAnswer, Negotiated>();

/** The same object for the same answer and encoding. */
export function negotiated(
  answer: KeptAnswer,
  request: Pick<IncomingMessage, 'headers'>,
  best: 'br' | 'gzip' = 'br',
): Negotiated {
  const common = { 'cache-control': 'public, no-cache', vary: 'accept-encoding', etag: answer.etag, ...answer.beside };
  if (request.headers['if-none-match'] === answer.etag)
    return remembered(unchanged, answer, () => ({ status: 304, body: '', more: common }));
  const accepted = request.headers['accept-encoding'] ?? '';
  const { body, encoding } = answer.encoded(best === 'br' ? accepted : accepted.replace(/\bbr\b/, ''));
  return remembered(negotiations, body, () => ({
    status: 200,
    body,
    more: {
      ...common,
      'content-type': answer.contentType,
      'content-length': String(body.length),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  }));
}

function remembered<Key extends object, Value>(known: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  let value = known.get(key);
  if (!value) known.set(key, (value = make()));
  return value;
}
