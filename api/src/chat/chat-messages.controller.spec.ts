import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Reply, Request } from '../http/request';
import type { Assistant } from './assistant';
import { ChatMessagesController } from './chat-messages.controller';
import type { Improviser } from './improviser';
import type { MessageLimits } from './message-limits';

test('a visitor who leaves while the model writes ends its writing', async () => {
  let ended = false;
  async function* writing() {
    try {
      for (;;) yield await Promise.resolve('encore ');
    } finally {
      ended = true;
    }
  }
  const controller = new ChatMessagesController(
    { answer: () => Promise.resolve({ unanswered: true, replies: [], properties: [] }) } as unknown as Assistant,
    { take: () => Promise.resolve() } as unknown as MessageLimits,
    { answer: writing } as unknown as Improviser,
  );
  let sent: Readable | undefined;
  const reply = {
    status: () => reply,
    header: () => reply,
    send: (body: Readable) => ((sent = body), reply),
  };
  const request = { ip: '192.0.2.1', headers: { accept: 'text/event-stream' } } as unknown as Request;
  await controller.message({ text: 'Bonjour' }, request, reply as unknown as Reply);
  if (!sent) throw new Error('nothing was sent');
  await once(sent, 'readable');
  sent.destroy();
  await once(sent, 'close');
  expect(ended).toBe(true);
});
