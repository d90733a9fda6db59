import type { Account } from '@pignon/domain/accounts/accounts';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Request = FastifyRequest & {
  account?: Account;
  /** Reads the session where it sleeps although its cookie was sent (see session-where-asked). */
  wakeSession?: () => Promise<void>;
  /** Its answer may be kept for other anonymous visitors. */
  cacheable?: boolean;
  /** The cache's generation when the request came in; absent when its answer must not be kept. */
  madeIn?: number;
};
export type Reply = FastifyReply;

declare module 'fastify' {
  interface Session {
    accountId?: string;
  }
}
