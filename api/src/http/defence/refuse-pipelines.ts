import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Browsers and proxies ask one thing at a time of a connection. */
const MOST_AT_ONCE = 10;

/**
 * Whoever sends hundreds of questions in one piece and reads no answer has us keep them all: such a connection is ended.
 * In front of everything else.
 */
export function refusePipelines(server: FastifyInstance): void {
  const open = new WeakMap<Socket, number>();
  const [next] = server.server.listeners('request') as [Handler];
  server.server.removeListener('request', next);
  server.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // What came in the same piece is still read after the end.
    if (socket.destroyed) return;
    const count = (open.get(socket) ?? 0) + 1;
    if (count > MOST_AT_ONCE) {
      socket.destroy();
      return;
    }
    open.set(socket, count);
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    next(request, response);
  });
}
