import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: one of those may be taken between here and its use. */
const LOWEST = 20_000;
const ABOVE = 32_000;

export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, ABOVE);
  return (await portIsFree(port)) ? port : freePort();
}

export const portIsFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
