import type { FastifyRequest } from 'fastify';

/** Photos of staff, CVs of candidates. */
const ROUTES = /^\/api\/(?:upload\/|careers\/?(?:\?|$))/;

export const takesFiles = ({ url }: FastifyRequest): boolean => ROUTES.test(url);
