import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from './error.filter';
import { TooSlow } from './errors';
import { takesFiles } from './takes-files';

/**
 * Whoever sends a form drop by drop holds a connection, and what came so far, for as long as this allows; files have the
 * server's own limit for whole requests. The connection ends with the answer: the rest of the body would be read as the
 * next request.
 */
export function refuseSlowBodies(server: FastifyInstance, seconds: number): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request) && !takesFiles(request)) watch(request, reply, seconds * 1000);
    done();
  });
}

export const hasBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

function watch(request: FastifyRequest, reply: FastifyReply, milliseconds: number): void {
  // What already lies in the socket's buffer is read before anybody is called slow: the process may have been busy.
  const timer = setTimeout(() => setImmediate(refuse), milliseconds);
  const { raw } = request;
  const { raw: answer } = reply;
  const { socket } = raw;
  raw.once('end', stop);
  // Not of the request, which ends with its answer while its body still comes.
  socket.once('close', stop);

  function stop(): void {
    clearTimeout(timer);
    socket.off('close', stop);
  }
  function refuse(): void {
    if (raw.complete || socket.destroyed) return;
    const end = () => socket.destroy();
    // Answered already, without what it still sends.
    if (reply.sent) {
      if (answer.writableFinished) end();
      else answer.once('finish', end);
      return;
    }
    answer.once('finish', end);
    void reply.header('connection', 'close');
    void answerError(new TooSlow(), request, reply);
  }
}
