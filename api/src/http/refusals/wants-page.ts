import type { FastifyRequest } from 'fastify';

/** A person in front of a browser, who reads no JSON: programs, our own scripts among them, ask for what they can read. */
export const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/i.test(headers.accept ?? '');
