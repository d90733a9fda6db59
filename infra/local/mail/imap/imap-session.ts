import type { Socket } from 'node:net';
import type { MailFaults } from '../mail-faults';
import type { MailStore } from '../mail-store';
import { CommandReader, commandOf, type ImapCommand } from './command-reader';
import { asksForBody, fetched, fetchItems } from './imap-fetch';
import { searchCondition } from './imap-search';
import { ImapView, inSet, type SeenMail } from './imap-view';

const CAPABILITIES = 'IMAP4rev1 IDLE';
const FLAGS = '\\Answered \\Flagged \\Deleted \\Seen \\Draft';
const MAILBOX = /^"?inbox"?$/i;

/** Until the client leaves. */
export const serveImap = (socket: Socket, store: MailStore, faults: MailFaults): void =>
  void new ImapSession(socket, store, faults);

/** Whom a refusal is for: it is said as it stands. */
class Refused extends Error {}

/** One client: as much of RFC 3501 as a reader of one mailbox needs. Any password opens any address. */
class ImapSession {
  private user = '';
  private view: ImapView | null = null;
  private idling: string | null = null;
  private last: Promise<void> = Promise.resolve();
  private readonly flags = new Map<number, string>();

  constructor(
    private readonly socket: Socket,
    private readonly store: MailStore,
    private readonly faults: MailFaults,
  ) {
    const reader = new CommandReader(
      (parts) => (this.last = this.last.then(() => this.run(parts))),
      () => this.say('+ go on'),
    );
    const stop = store.hear(() => this.idling && this.tell());
    socket
      .setEncoding('latin1')
      .on('data', (text: string) => reader.push(text) || socket.destroy())
      .on('error', () => socket.destroy())
      .on('close', stop);
    this.say(`* OK [CAPABILITY ${CAPABILITIES}] Courrier local`);
  }

  private say(line: string): void {
    if (!this.socket.destroyed) this.socket.write(`${line}\r\n`);
  }

  private tell(): void {
    for (const line of this.view?.refresh() ?? []) this.say(line);
  }

  private async run(parts: readonly string[]): Promise<void> {
    if (this.idling !== null) {
      this.say(`${this.idling} OK IDLE ended`);
      this.idling = null;
      return;
    }
    const command = commandOf(parts);
    try {
      const done = await this.perform(command);
      if (done !== null) this.say(`${command.tag} OK ${done}`);
    } catch (error) {
      const said = error instanceof Refused ? error.message : `BAD ${(error as Error).message}`;
      this.say(`${command.tag} ${said}`);
    }
  }

  /** What stands behind its OK; null where it answers later, or never. */
  private perform({ tag, name, words }: ImapCommand): Promise<string | null> | string | null {
    switch (name) {
      case 'CAPABILITY':
        this.say(`* CAPABILITY ${CAPABILITIES}`);
        return 'done';
      case 'NOOP':
        this.tell();
        return 'done';
      case 'LOGIN':
        this.user = words[0] ?? '';
        return `[CAPABILITY ${CAPABILITIES}] welcome`;
      case 'LOGOUT':
        this.say('* BYE');
        this.say(`${tag} OK bye`);
        this.socket.end();
        return null;
      default:
        if (!this.user) throw new Refused('NO LOGIN first');
        return this.withUser(tag, name, words);
    }
  }

  private withUser(tag: string, name: string, words: readonly string[]): Promise<string | null> | string | null {
    switch (name) {
      case 'LIST':
      case 'LSUB':
        this.say(words[1] ? `* ${name} (\\HasNoChildren) "/" INBOX` : `* ${name} (\\Noselect) "/" ""`);
        return 'done';
      case 'STATUS':
        return this.status(words[0] ?? '');
      case 'SELECT':
      case 'EXAMINE':
        return this.select(words[0] ?? '', name === 'EXAMINE');
      default:
        if (!this.view) throw new Refused('NO SELECT first');
        return this.withMailbox(this.view, tag, name, words);
    }
  }

  private withMailbox(view: ImapView, tag: string, name: string, words: readonly string[]) {
    switch (name) {
      case 'IDLE':
        this.idling = tag;
        this.say('+ idling');
        this.tell();
        return null;
      case 'CLOSE':
      case 'UNSELECT':
        this.view = null;
        return 'done';
      case 'SEARCH':
      case 'UID SEARCH':
        return this.search(view, name.startsWith('UID'), words);
      case 'FETCH':
      case 'UID FETCH':
        return this.fetch(view, name.startsWith('UID'), words);
      case 'STORE':
      case 'UID STORE':
        return this.storeFlags(view, name.startsWith('UID'), words);
      default:
        throw new Refused('BAD unknown command');
    }
  }

  private opened(mailbox: string): ImapView {
    if (!MAILBOX.test(mailbox)) throw new Refused('NO [NONEXISTENT] no such mailbox');
    const view = new ImapView(this.store, this.user);
    view.refresh();
    return view;
  }

  private status(mailbox: string): string {
    const { all, uidNext } = this.opened(mailbox);
    this.say(`* STATUS INBOX (MESSAGES ${all.length} UIDNEXT ${uidNext} UIDVALIDITY ${this.store.validity} UNSEEN 0)`);
    return 'done';
  }

  private select(mailbox: string, readOnly: boolean): string {
    this.view = this.opened(mailbox);
    const { all, uidNext } = this.view;
    for (const line of [
      `FLAGS (${FLAGS})`,
      `${all.length} EXISTS`,
      '0 RECENT',
      `OK [UIDVALIDITY ${this.store.validity}] numbers`,
      `OK [UIDNEXT ${uidNext}] next`,
      `OK [PERMANENTFLAGS (${readOnly ? '' : FLAGS})] kept`,
    ])
      this.say(`* ${line}`);
    return readOnly ? '[READ-ONLY] done' : '[READ-WRITE] done';
  }

  private search(view: ImapView, byUid: boolean, words: readonly string[]): string {
    this.tell();
    const fits = searchCondition(words, view.all);
    if (!fits) throw new Refused('BAD unknown search');
    const found = view.all.flatMap((seen, index) => (fits(seen, index + 1) ? [byUid ? seen.uid : index + 1] : []));
    this.say(`* SEARCH${found.map((number) => ` ${number}`).join('')}`);
    return 'done';
  }

  private chosen({ all }: ImapView, byUid: boolean, set = ''): readonly (readonly [SeenMail, number])[] {
    const within = inSet(set, byUid ? (all.at(-1)?.uid ?? 0) : all.length);
    return all.flatMap((seen, index) => (within(byUid ? seen.uid : index + 1) ? [[seen, index + 1] as const] : []));
  }

  private async fetch(view: ImapView, byUid: boolean, [set, list = '']: readonly string[]): Promise<string | null> {
    const asked = fetchItems(list);
    if (!asked) throw new Refused('BAD unknown item');
    const items = byUid && !asked.includes('UID') ? ['UID', ...asked] : asked;
    for (const [seen, sequence] of this.chosen(view, byUid, set)) {
      const answer = await fetched(this.store, seen, { sequence, items, flags: this.flags.get(seen.uid) ?? '' });
      if (asksForBody(items) && this.faults.take('cut-fetch')) {
        this.socket.write(answer.subarray(0, answer.length >> 1), () => this.socket.destroy());
        return null;
      }
      this.socket.write(answer);
    }
    return 'done';
  }

  private storeFlags(view: ImapView, byUid: boolean, [set, how = '', list = '']: readonly string[]): string {
    const given = list.replace(/[()]/g, '').split(/\s+/).filter(Boolean);
    for (const [{ uid }, sequence] of this.chosen(view, byUid, set)) {
      const before = (this.flags.get(uid) ?? '').split(' ').filter(Boolean);
      const kept = how.startsWith('-')
        ? before.filter((flag) => !given.includes(flag))
        : how.startsWith('+')
          ? [...before, ...given]
          : given;
      this.flags.set(uid, [...new Set(kept)].join(' '));
      if (!/silent/i.test(how)) this.say(`* ${sequence} FETCH (UID ${uid} FLAGS (${this.flags.get(uid)}))`);
    }
    return 'done';
  }
}
