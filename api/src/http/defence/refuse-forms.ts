import { photoRules } from '@pignon/domain/media/photo-rules';
import type { FastifyInstance } from 'fastify';
import { TooHeavy } from '../refusals/errors';
import { isMultipart, takesFiles } from './takes-files';

/** RFC 2046: 1 to 70 of these signs, a space not the last; quoted or not. What browsers make is far shorter. */
const BOUNDARY =
  /^multipart\/[^;\s]+\s*;(?:[^"]*;)?\s*boundary=(?:"[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]"|[\w'+.-]{1,70})\s*(?:;.*)?$/i;

/** Every file that a call takes, and room for what stands around them. */
const MOST_BYTES = photoRules.mostFiles * (photoRules.mostBytes + 64 * 1024);

/**
 * What multipart/form-data is for stands in takes-files; elsewhere it would be a way around the rule that other sites'
 * forms cannot speak to us. Where it may come, its boundary is read before its parser is made of it.
 */
export function refuseForms(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _, done) => {
    if (!isMultipart(request)) done();
    else if (!takesFiles(request)) done(refusal(415));
    else if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) done(new TooHeavy());
    else done(BOUNDARY.test(request.headers['content-type'] ?? '') ? undefined : refusal(400));
  });
}

const refusal = (statusCode: number): Error => Object.assign(new Error('multipart'), { statusCode });
