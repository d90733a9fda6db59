import type { IncomingRequest } from '../requests/incoming-request';
import { Reception } from '../reception';

/** Remembers what came in. */
export class ListeningReception extends Reception {
  readonly opened: IncomingRequest[] = [];
  readonly heard: IncomingRequest[] = [];

  open(request: IncomingRequest): Promise<void> {
    this.opened.push(request);
    return Promise.resolve();
  }

  hear(request: IncomingRequest): Promise<void> {
    this.heard.push(request);
    return Promise.resolve();
  }
}
