import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { traceOf } from '@pignon/infra/log/fault-of';
import { log } from '@pignon/infra/log/log';
import { refusalOf } from './error-map';
import type { Reply, Request } from './request';

/** Answers every failure in one shape; never a stack, SQL or a path. `error` is the sentence that clients read. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    answerError(error, http.getRequest<Request>(), http.getResponse<Reply>());
  }
}

export function answerError(error: unknown, request: Request, reply: Reply): void {
  const refusal = refusalOf(error) ?? {
    status: 500,
    message: 'Une erreur est survenue. Elle a été notée, réessayez plus tard.',
  };
  if (refusal.status >= 500)
    log('error', 'request failed', {
      requestId: request.id,
      method: request.method,
      path: request.url.split('?')[0],
      error: traceOf(error),
    });
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', String(refusal.retryAfter));
  if (refusal.allow !== undefined) void reply.header('allow', refusal.allow);
  void reply
    .status(refusal.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send({
      error: refusal.message,
      message: refusal.message,
      ...(refusal.fields ? { fields: refusal.fields } : {}),
      requestId: request.id,
    });
}
