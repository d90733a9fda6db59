import { connect, type Socket } from 'node:net';

/**
 * One kept-alive HTTP connection, a request at a time. Written by hand because the load shares two cores with what it
 * measures: a full client costs more CPU per request than the floor's server does.
 */
export class Connection {
  private socket: Socket | null = null;
  /** The answer's head so far; its body is only counted, never kept. */
  private head = '';
  private missing = Number.NaN;
  private settle: ((status: number) => void) | null = null;
  /** The last answer's head and the beginning of its body, for messages about failures. */
  last = '';

  constructor(private readonly port: number) {}

  /** The answer's status; 0 when the connection broke. */
  send(request: string): Promise<number> {
    return new Promise((resolve) => {
      this.settle = resolve;
      this.head = '';
      this.missing = Number.NaN;
      this.socket ??= this.open();
      this.socket.write(request, 'latin1');
    });
  }

  close(): void {
    this.socket?.destroy();
  }

  private open(): Socket {
    const socket = connect({ port: this.port, host: '127.0.0.1', noDelay: true });
    socket.on('data', (data: Buffer) => this.take(data));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.socket = null;
      this.end(0);
    });
    return socket;
  }

  private take(data: Buffer): void {
    if (!Number.isNaN(this.missing)) {
      this.missing -= data.length;
      if (this.missing <= 0) this.end(Number(this.head.slice(9, 12)));
      return;
    }
    const before = this.head.length;
    const end = data.indexOf('\r\n\r\n');
    this.head += data.toString('latin1', 0, end < 0 ? data.length : Math.min(data.length, end + 404));
    const whole = this.head.indexOf('\r\n\r\n');
    if (whole < 0) return;
    const length = /\r\ncontent-length: *(\d+)/i.exec(this.head)?.[1];
    if (length === undefined) throw new Error(`An answer without content-length: ${this.head.slice(0, 300)}`);
    this.missing = Number(length) - (before + data.length - whole - 4);
    if (this.missing <= 0) this.end(Number(this.head.slice(9, 12)));
  }

  private end(status: number): void {
    this.last = this.head;
    const settle = this.settle;
    this.settle = null;
    settle?.(status);
  }
}
