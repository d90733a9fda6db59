import { clientAddress } from '../http/intake/client-address';
import { TooManyRequests } from '../http/refusals/errors';
import type { Reply, Request } from '../http/request';
import { refuseSlow } from '../http/defence/slow-bodies';

/** Of one process, and of one address of it. */
const MOST = 20;
const MOST_OF_ONE = 3;
const SECONDS = 10;
/** A place is its holder's own for that long, whoever waits: most CVs have come by then. */
const OWN_MS = 5000;

interface Place {
  readonly address: string;
  readonly since: number;
  readonly request: Request;
  readonly reply: Reply;
  /** Of the connection, when it took the place. */
  readonly bytes: number;
}

const reading = new Set<Place>();

/**
 * A form holds its CV in memory before anybody can tell whether it counts as one too many: as many as there is room for
 * are read at the same time. One sender, however slow, leaves places for the others; of many who are slow together, the
 * slowest gives way to whoever comes.
 */
export async function oneOfFew<Form>(request: Request, reply: Reply, read: () => Promise<Form>): Promise<Form> {
  const address = clientAddress(request);
  if ([...reading].filter((other) => other.address === address).length >= MOST_OF_ONE || !makeRoom())
    throw new TooManyRequests(SECONDS);
  const place = { address, since: performance.now(), request, reply, bytes: request.raw.socket.bytesRead };
  reading.add(place);
  try {
    return await read();
  } finally {
    reading.delete(place);
  }
}

function makeRoom(): boolean {
  if (reading.size < MOST) return true;
  const now = performance.now();
  const speed = ({ request, bytes, since }: Place) => (request.raw.socket.bytesRead - bytes) / (now - since);
  const [slowest] = [...reading]
    .filter(({ request, since }) => now - since > OWN_MS && !request.raw.complete)
    .sort((one, other) => speed(one) - speed(other));
  if (!slowest) return false;
  reading.delete(slowest);
  refuseSlow(slowest.request, slowest.reply);
  return true;
}
