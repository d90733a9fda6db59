import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from '../refusals/error.filter';
import { TooSlow } from '../refusals/errors';
import { isMultipart, takesFiles } from './takes-files';

/** What a body with files brings at least, on average over `filesSeconds`: any line that people use does more. */
const LEAST_BYTES_PER_SECOND = 1000;

interface Patience {
  /** For the whole of a body without files. */
  readonly formSeconds: number;
  readonly filesSeconds: number;
}

/**
 * Whoever sends a form drop by drop holds a connection, and what came so far, for as long as this allows; files have the
 * server's own limit for whole requests, as long as they come at the speed of a line. The connection ends with the
 * answer: the rest of the body would be read as the next request.
 */
export function refuseSlowBodies(server: FastifyInstance, { formSeconds, filesSeconds }: Patience): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request))
      if (isMultipart(request) && takesFiles(request)) watchSpeed(request, reply, filesSeconds);
      else
        untilRead(
          request,
          setTimeout(() => refuseSlow(request, reply), formSeconds * 1000),
        );
    done();
  });
}

export const hasBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

function watchSpeed(request: FastifyRequest, reply: FastifyReply, seconds: number): void {
  const { raw } = request;
  let seen = raw.socket.bytesRead;
  const look = () => {
    const came = raw.socket.bytesRead - seen;
    seen += came;
    // What lies here unread waits for us, not we for it.
    if (came < LEAST_BYTES_PER_SECOND * seconds && raw.readableLength === 0) refuseSlow(request, reply);
  };
  untilRead(request, setInterval(look, seconds * 1000));
}

function untilRead({ raw }: FastifyRequest, timer: NodeJS.Timeout): void {
  const { socket } = raw;
  raw.once('end', stop);
  // Not of the request, which ends with its answer while its body still comes.
  socket.once('close', stop);

  function stop(): void {
    clearTimeout(timer);
    socket.off('close', stop);
  }
}

/** Answers 408 and ends the connection, if the body has not come to its end. */
export function refuseSlow(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  const { raw: answer } = reply;
  const { socket } = raw;
  // What already lies in the socket's buffer is read before anybody is called slow: the process may have been busy.
  setImmediate(() => {
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
  });
}
