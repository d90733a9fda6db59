import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

export interface RawAnswer {
  /** 0: the connection was closed without an answer. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Listens if it does not yet, and says where. */
export async function portOf(app: NestFastifyApplication): Promise<number> {
  const server = app.getHttpServer();
  if (!server.listening) await app.listen(0, '127.0.0.1');
  return (server.address() as AddressInfo).port;
}

export interface RawRequest {
  readonly method?: string;
  /** As it stands in the first line: clients that know URLs would tidy it up. */
  readonly target: string;
  readonly headers?: readonly (readonly [string, string])[];
  readonly body?: string | Buffer;
}

/** What a client sends that minds no rule: every sign of it as written here. */
export function rawRequest(
  port: number,
  { method = 'GET', target, headers = [], body = '' }: RawRequest,
): Promise<RawAnswer> {
  const named = new Set(headers.map(([name]) => name.toLowerCase()));
  const length = Buffer.byteLength(body);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(named.has('host') ? [] : ['Host: localhost:3000']),
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(length > 0 && !named.has('content-length') && !named.has('transfer-encoding')
      ? [`Content-Length: ${length}`]
      : []),
  ];
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      // Latin-1: one byte for each sign, so that a test can send any.
      socket.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
      if (length > 0) socket.write(body);
    });
    socket
      .on('data', (chunk) => chunks.push(chunk))
      // Refused while it was still sending.
      .on('error', (error) => (chunks.length > 0 ? resolve(answerIn(chunks)) : reject(error)))
      .on('close', () => resolve(answerIn(chunks)))
      .setTimeout(20_000, () => socket.destroy(new Error(`${method} ${target}: no answer in 20 s`)));
  });
}

function answerIn(chunks: readonly Buffer[]): RawAnswer {
  const text = Buffer.concat(chunks).toString('utf8');
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end < 0 ? text.length : end).split('\r\n');
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers: Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    ),
    body: end < 0 ? '' : text.slice(end + 4),
  };
}
