import { Readable } from 'node:stream';
import type { Reply } from './request';

/** Sends each as a server-sent event as it comes; null is a sign of life that no reader hears. */
export async function sendEvents(reply: Reply, events: AsyncIterable<object | null>): Promise<void> {
  async function* lines() {
    for await (const event of events) yield event === null ? ':\n\n' : `data: ${JSON.stringify(event)}\n\n`;
  }
  await reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'private, no-store')
    // A proxy that gathers would take the stream for a file.
    .header('x-accel-buffering', 'no')
    .send(Readable.from(lines()));
}
