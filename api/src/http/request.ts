import type { Account } from '@pignon/domain/accounts/accounts';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Request = FastifyRequest & { account?: Account };
export type Reply = FastifyReply;

declare module 'fastify' {
  interface Session {
    accountId?: string;
  }
}
