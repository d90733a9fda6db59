import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { MailFaults } from './mail-faults';
import type { MailStore } from './mail-store';
import { storedMail } from './stored-mail';

const MOST_CONNECTIONS = 200;
const MOST_BYTES = 20_000_000;

export type Smtp = { server: Server; closeConnections(): void };

/** A plain TCP server stands before the SMTP one: it can drop a connection, which SMTP alone cannot. */
export function createSmtp(store: MailStore, faults: MailFaults): Smtp {
  const sockets = new Map<string, Socket>();
  const smtp = new SMTPServer({
    name: 'courrier.local',
    banner: 'Pignon',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: MOST_BYTES,
    maxClients: MOST_CONNECTIONS,
    socketTimeout: 600_000,
    onMailFrom(_address, session, callback) {
      // A pooled client never connects again, so "refuse" must reach connections that are open already.
      if (faults.take('refuse')) return void socketOf(session)?.destroy();
      callback();
    },
    onRcptTo(_address, _session, callback) {
      callback(faults.take('reject') ? answer(550, '5.1.1 Boîte inconnue (panne simulée)') : null);
    },
    onData(stream, session, callback) {
      receive(stream, session, callback);
    },
  });
  // A client that hangs up in mid-mail is its own business.
  smtp.on('error', () => undefined);

  function socketOf(session: SMTPServerSession): Socket | undefined {
    return sockets.get(socketKey(session.remoteAddress, session.remotePort));
  }

  function receive(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    callback: (error?: Error | null, text?: string) => void,
  ): void {
    store.inFlight += 1;
    let open = true;
    const done = () => {
      if (open) store.inFlight -= 1;
      open = false;
    };
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('error', done);
    stream.on('close', () => {
      if (!stream.readableEnded) done();
    });
    stream.on('end', () => {
      const reply = (error?: Error) => {
        done();
        callback(error);
      };
      if (stream.sizeExceeded) return reply(answer(552, '5.3.4 Message trop gros'));
      if (faults.take('defer')) return reply(answer(451, '4.3.0 Réessayez plus tard (panne simulée)'));
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
      store.add(storedMail(envelope, Buffer.concat(chunks)));
      if (faults.take('swallow-answer')) {
        done();
        socketOf(session)?.destroy();
        return;
      }
      const delay = faults.take('delay');
      if (delay) setTimeout(reply, delay.delayMs).unref();
      else reply();
    });
  }

  const server = createServer((socket) => {
    if (faults.take('refuse')) return void socket.destroy();
    const key = socketKey(socket.remoteAddress, socket.remotePort);
    sockets.set(key, socket);
    socket.once('close', () => sockets.delete(key));
    smtp.server.emit('connection', socket);
  });

  return {
    server,
    closeConnections() {
      for (const socket of sockets.values()) socket.destroy();
    },
  };
}

function socketKey(address: string | undefined, port: number | undefined): string {
  return `${address?.replace(/^::ffff:/, '')}|${port}`;
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
