import type { MailDisk } from './mail-disk';
import { type MailMessage, type ReadMail, readMail } from './read-mail';
import type { StoredMail } from './stored-mail';

// Far above what a bench or a storm sends; only there so that a forgotten process cannot eat the machine.
const MOST_MAILS = 20_000;
const MOST_BYTES = 512_000_000;

export class MailStore {
  /** Since the start or the last "delete all": what a bench waits for. */
  received = 0;
  inFlight = 0;
  /** Grows with each change, so that the page reloads its list only when there is something new. */
  version = 0;
  /** Of IMAP's numbers, which are given anew at each start. */
  readonly validity = Math.floor(Date.now() / 1000);
  nextUid = 1;
  private mails: StoredMail[] = [];
  private readonly uids = new Map<string, number>();
  private readonly hearers = new Set<() => void>();
  private bytes = 0;
  private readonly parsed = new Map<string, Promise<ReadMail>>();

  constructor(private readonly disk: MailDisk | null) {}

  async load(): Promise<void> {
    this.mails = (await this.disk?.load()) ?? [];
    for (const mail of this.mails) this.number(mail);
  }

  /** Called with each change; answers how to hear no more. */
  hear(hearer: () => void): () => void {
    this.hearers.add(hearer);
    return () => this.hearers.delete(hearer);
  }

  uidOf({ id }: StoredMail): number {
    return this.uids.get(id) ?? 0;
  }

  add(mail: StoredMail): void {
    this.received += 1;
    this.version += 1;
    this.mails.push(mail);
    this.number(mail);
    this.bytes += mail.size;
    this.disk?.add(mail);
    while (this.mails.length > MOST_MAILS || (this.bytes > MOST_BYTES && this.mails.length > 1)) this.dropOldest();
    this.tell();
  }

  get count(): number {
    return this.mails.length;
  }

  newestFirst(): StoredMail[] {
    return this.mails.toReversed();
  }

  find(id: string): StoredMail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }

  raw(mail: StoredMail): Promise<Buffer> {
    if (mail.raw) return Promise.resolve(mail.raw);
    return this.disk ? this.disk.readRaw(mail.id) : Promise.resolve(Buffer.alloc(0));
  }

  async message(mail: StoredMail): Promise<MailMessage> {
    return (await this.read(mail)).message;
  }

  /** Parsed once, and only when somebody looks. */
  read(mail: StoredMail): Promise<ReadMail> {
    let reading = this.parsed.get(mail.id);
    if (!reading) {
      reading = this.raw(mail).then((raw) => readMail(mail, raw));
      this.parsed.set(mail.id, reading);
      reading.catch(() => this.parsed.delete(mail.id));
    }
    return reading;
  }

  async clear(): Promise<void> {
    this.mails = [];
    this.bytes = 0;
    this.received = 0;
    this.version += 1;
    this.parsed.clear();
    this.uids.clear();
    this.tell();
    await this.disk?.clear();
  }

  private dropOldest(): void {
    const oldest = this.mails.shift();
    if (!oldest) return;
    this.bytes -= oldest.size;
    this.parsed.delete(oldest.id);
    this.uids.delete(oldest.id);
  }

  private number({ id }: StoredMail): void {
    this.uids.set(id, this.nextUid);
    this.nextUid += 1;
  }

  private tell(): void {
    for (const hearer of this.hearers) hearer();
  }
}
