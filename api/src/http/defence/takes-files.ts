import type { FastifyRequest } from 'fastify';

/** Photos, documents and imports of staff, CVs of candidates: routes as the router names them, so that no spelling of an address adds one. */
const ROUTES = new Set([
  'POST /api/admin/imports',
  'POST /api/admin/threads/:id/attachments',
  'POST /api/careers',
  'POST /api/upload/image',
  'POST /api/upload/images',
  'POST /api/admin/properties/:id/documents',
  // No file: the form of a mail program's one press (RFC 8058, 3.2), which nobody reads.
  'POST /api/unsubscriptions/:token',
]);
const MULTIPART = /^multipart\//i;

export const isMultipart = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  MULTIPART.test(headers['content-type'] ?? '');

export const takesFiles = ({ method, routeOptions }: FastifyRequest): boolean =>
  ROUTES.has(`${method} ${routeOptions.url ?? ''}`);
