import { connect, createServer, type Server, type Socket } from 'node:net';
import { listen } from '@pignon/infra/local/http';

export type ProxyMode =
  | { readonly do: 'pass' | 'refuse' | 'reset' }
  /** Every connection that says something now is dead for good, and nobody is told: as behind a router that forgot it. */
  | { readonly do: 'blackhole' }
  | { readonly do: 'delay'; readonly ms: number }
  | { readonly do: 'cut'; readonly afterBytes: number }
  /** What `request` matches is delivered and done; its answer never comes: cut off, or silence. */
  | { readonly do: 'swallow'; readonly request: RegExp; readonly when: () => 'cut' | 'silence' | null };

/** A cable with faults, to be put before PostgreSQL, Redis, SMTP or HTTP. */
export class Proxy {
  mode: ProxyMode = { do: 'pass' };
  swallowed = 0;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly target: number,
  ) {}

  static async start(target: number): Promise<Proxy & { readonly port: number }> {
    const server = createServer();
    const proxy = new Proxy(server, target);
    server.on('connection', (client) => proxy.join(client));
    return Object.assign(proxy, { port: await listen(server, 0, '127.0.0.1') });
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private join(client: Socket): void {
    if (this.mode.do === 'refuse') return void client.destroy();
    const server = connect(this.target, '127.0.0.1');
    let swallowing: 'cut' | 'silence' | null = null;
    let dead = false;
    let bytes = 0;
    const end = (): void => void (client.destroy(), server.destroy());
    for (const socket of [client, server]) {
      this.sockets.add(socket);
      socket.setNoDelay().on('error', end);
      socket.on('close', () => (this.sockets.delete(socket), end()));
    }
    client.on('data', (chunk: Buffer) => {
      const { mode } = this;
      dead ||= mode.do === 'blackhole';
      if (dead) return;
      if (mode.do === 'swallow' && !swallowing && mode.request.test(chunk.toString('latin1'))) swallowing = mode.when();
      this.pass(chunk, server, end);
    });
    server.on('data', (chunk: Buffer) => {
      const { mode } = this;
      dead ||= mode.do === 'blackhole';
      if (dead) return;
      bytes += chunk.length;
      if (swallowing) {
        this.swallowed += 1;
        if (swallowing === 'cut') end();
        else server.removeAllListeners('data').resume();
      } else if (mode.do === 'cut' && bytes > mode.afterBytes) end();
      else this.pass(chunk, client, end);
    });
  }

  private pass(chunk: Buffer, to: Socket, end: () => void): void {
    if (this.mode.do === 'reset') return end();
    if (this.mode.do === 'delay') setTimeout(() => to.write(chunk), this.mode.ms);
    else to.write(chunk);
  }
}
