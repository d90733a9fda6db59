import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { traceOf } from '@pignon/infra/log/fault-of';
import { log } from '@pignon/infra/log/log';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CUT_OFF, refusalOf } from './error-map';
import type { Reply, Request } from '../request';
import { wantsPage } from './wants-page';

/** Answers every failure in one shape; never a stack, SQL or a path. `error` is the sentence that clients read. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    return answerError(error, http.getRequest<Request>(), http.getResponse<Reply>());
  }
}

/** JSON, or for whoever looks at it in a browser a page. */
export async function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const refusal = cutOff(error, request) ??
    refusalOf(error) ?? {
      status: 500,
      message: 'Une erreur est survenue. Elle a été notée, réessayez plus tard.',
    };
  const { status, message, fields, changed, current, checks } = refusal;
  const path = request.url.split('?')[0] ?? '';
  if (status >= 500)
    log('error', 'request failed', {
      requestId: request.id,
      method: request.method,
      path,
      error: traceOf(error),
    });
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', String(refusal.retryAfter));
  if (refusal.allow !== undefined) void reply.header('allow', refusal.allow);
  const page = wantsPage(request) ? await pageOf({ status, message, requestId: request.id }, path, request) : null;
  void reply.status(status).header('cache-control', 'no-store');
  if (page !== null) {
    await reply.header('x-robots-tag', 'noindex').header('content-type', 'text/html; charset=utf-8').send(page);
    return;
  }
  await reply.header('content-type', 'application/json; charset=utf-8').send({
    error: message,
    message,
    ...(fields ? { fields } : {}),
    ...(changed ? { changed } : {}),
    ...(current ? { current } : {}),
    ...(checks ? { checks } : {}),
    requestId: request.id,
  });
}

/** Its sender hung up in the middle of it: no fault of ours, nor is it a database that went away (ECONNRESET as well). */
const cutOff = (error: unknown, { raw }: FastifyRequest) =>
  raw.errored !== null && error === raw.errored ? { status: 400, message: CUT_OFF } : null;

/** A page that cannot even be told of is a fault beside the fault: the words go out without it. */
async function pageOf(
  refusal: { readonly status: number; readonly message: string; readonly requestId: string },
  path: string,
  request: FastifyRequest,
): Promise<string | null> {
  try {
    return await request.server.refusalPage(refusal, path);
  } catch (error) {
    log('error', 'no page for a refusal', { requestId: refusal.requestId, error: traceOf(error) });
    return null;
  }
}
