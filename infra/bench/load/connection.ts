import { connect, type Socket } from 'node:net';

/**
 * One kept-alive HTTP connection, a request at a time. Written by hand because the load shares two cores with what it
 * measures: a full client costs more CPU per request than the floor's server does.
 */
export class Connection {
  private socket: Socket | null = null;
  private received = '';
  private settle: ((status: number) => void) | null = null;
  /** The last answer, for messages about failures. */
  last = '';

  constructor(private readonly port: number) {}

  /** The answer's status; 0 when the connection broke. */
  send(request: string): Promise<number> {
    return new Promise((resolve) => {
      this.settle = resolve;
      this.received = '';
      this.socket ??= this.open();
      this.socket.write(request, 'latin1');
    });
  }

  close(): void {
    this.socket?.destroy();
  }

  private open(): Socket {
    const socket = connect({ port: this.port, host: '127.0.0.1', noDelay: true });
    socket.setEncoding('latin1');
    socket.on('data', (data: string) => this.take(data));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.socket = null;
      this.end(0);
    });
    return socket;
  }

  private take(data: string): void {
    this.received += data;
    const head = this.received.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(this.received)?.[1] ?? Number.NaN);
    if (Number.isNaN(length)) throw new Error(`An answer without content-length: ${this.received.slice(0, 300)}`);
    if (this.received.length >= head + 4 + length) this.end(Number(this.received.slice(9, 12)));
  }

  private end(status: number): void {
    this.last = this.received;
    const settle = this.settle;
    this.settle = null;
    settle?.(status);
  }
}
