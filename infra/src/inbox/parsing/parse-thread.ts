import { parentPort } from 'node:worker_threads';
import { parseMail } from './parse-mail';

/** Mails in, what they say out, one after the other. */
const port = parentPort;
port?.on('message', (source: Uint8Array) => {
  void parseMail(source).then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window
    (mail) => port.postMessage({ mail }),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    (error: unknown) => port.postMessage({ fault: String(error).slice(0, 500) }),
  );
});
