import type { Account } from '@pignon/domain/accounts/accounts';
import type { Refusal } from '@pignon/domain/pages/page';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Request = FastifyRequest & {
  account?: Account;
  /** Reads the session where it sleeps although its cookie was sent (see session-where-asked). */
  wakeSession?: () => Promise<void>;
  /** What its answer depends on, for anonymous visitors: its address without what nobody reads. */
  cacheKey?: string;
  /** Its answer may be kept for other anonymous visitors. */
  cacheable?: boolean;
  /** Its answer is made of properties. */
  showsListings?: boolean;
  /** The cache's generation when the request came in; absent when its answer must not be kept. */
  madeIn?: number;
};
export type Reply = FastifyReply;

declare module 'fastify' {
  interface FastifyInstance {
    /** The HTML document that tells a person of a refusal. */
    refusalPage(refusal: Refusal, path: string): Promise<string>;
  }
  interface Session {
    accountId?: string;
    /** Where they signed in: 'Firefox sous Linux'. */
    device?: string;
  }
}
