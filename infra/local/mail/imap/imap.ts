import { createServer, type Server, type Socket } from 'node:net';
import type { MailFaults } from '../mail-faults';
import type { MailStore } from '../mail-store';
import { serveImap } from './imap-session';

const MOST_CONNECTIONS = 50;

export type Imap = { server: Server; closeConnections(): void };

/** The mails of one address, as its owner's mail program would read them. */
export function createImap(store: MailStore, faults: MailFaults): Imap {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    if (sockets.size >= MOST_CONNECTIONS) return void socket.destroy();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serveImap(socket, store, faults);
  });
  return {
    server,
    closeConnections() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
