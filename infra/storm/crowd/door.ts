import { createServer, request, type Server } from 'node:http';
import { listen } from '@pignon/infra/local/http';

/** Names that belong to one hop. */
const OF_ONE_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** What stands before the api while it is deployed: a reverse proxy that sends each call to the instance that serves now. */
export class Door {
  url = '';

  private constructor(
    private readonly server: Server,
    /** Port of the instance that new calls go to. */
    public target: number,
  ) {}

  static async open(target: number): Promise<Door> {
    const server = createServer();
    // The callers close, never the door: a deploy is what is looked at here.
    server.keepAliveTimeout = 120_000;
    const door = new Door(server, target);
    server.on('request', (call, answer) => {
      const forward = request(
        {
          host: '127.0.0.1',
          port: door.target,
          method: call.method,
          path: call.url,
          headers: lasting(call.headers),
          agent: false,
        },
        (back) => {
          answer.writeHead(back.statusCode ?? 502, lasting(back.headers));
          back.pipe(answer);
          back.on('error', () => answer.destroy());
        },
      );
      forward.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end('{}')));
      call.pipe(forward);
    });
    door.url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
    return door;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }
}

const lasting = <Headers extends object>(headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_HOP.has(name))) as Headers;
