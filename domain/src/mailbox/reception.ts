import type { IncomingRequest } from './requests/incoming-request';

/**
 * Where requests come in: each is a conversation from the moment that it is stored, with whose it is. Belongs to the
 * running unit of work.
 */
export abstract class Reception {
  abstract open(request: IncomingRequest): Promise<void>;
  /** The same request says more: an estimation's second step, an access asked for again. */
  abstract hear(request: IncomingRequest): Promise<void>;
}
