import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredMail } from './stored-mail';

const QUIET_MS = 300;
const LONGEST_WAIT_MS = 3_000;

/**
 * Keeps the newest mails in a folder: `<id>.eml` as received, `<id>.json` for the rest.
 * It writes when SMTP has been quiet for a moment, or after three seconds of traffic: two small files
 * per mail would otherwise cost more than receiving it.
 */
export class MailDisk {
  private waiting: StoredMail[] = [];
  private onDisk: string[] = [];
  private timer: NodeJS.Timeout | undefined;
  private oldestWait = 0;
  // Writing and deleting take turns, so that "delete all" never leaves a file of a batch under way.
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly dir: string,
    private readonly keep: number,
  ) {}

  async load(): Promise<StoredMail[]> {
    await mkdir(this.dir, { recursive: true });
    const names = await readdir(this.dir);
    const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
    this.onDisk = ids.sort();
    await this.prune();
    const mails = await Promise.all(this.onDisk.map((id) => this.loadOne(id)));
    return mails.filter((mail) => mail !== null);
  }

  add(mail: StoredMail): void {
    const now = Date.now();
    if (this.waiting.length === 0) this.oldestWait = now;
    this.waiting.push(mail);
    if (this.waiting.length > this.keep) this.waiting.shift();
    if (now - this.oldestWait > LONGEST_WAIT_MS) return void this.flush();
    if (this.timer) this.timer.refresh();
    else this.timer = setTimeout(() => void this.flush(), QUIET_MS);
  }

  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const batch = this.waiting;
    this.waiting = [];
    if (batch.length > 0) this.takeTurn(() => this.write(batch));
    return this.turn;
  }

  clear(): Promise<void> {
    this.waiting = [];
    this.takeTurn(async () => {
      const ids = this.onDisk;
      this.onDisk = [];
      await this.remove(ids);
    });
    return this.turn;
  }

  readRaw(id: string): Promise<Buffer> {
    return readFile(join(this.dir, `${id}.eml`));
  }

  private takeTurn(work: () => Promise<void>): void {
    this.turn = this.turn.then(work).catch((error: Error) => {
      console.error(`Courrier non conservé sur le disque : ${error.message}`);
    });
  }

  private async write(batch: StoredMail[]): Promise<void> {
    for (const { raw, ...rest } of batch) {
      if (!raw) continue;
      await writeFile(join(this.dir, `${rest.id}.eml`), raw);
      // The JSON file makes the mail exist: it comes last and whole.
      const file = join(this.dir, `${rest.id}.json`);
      await writeFile(`${file}.part`, JSON.stringify(rest));
      await rename(`${file}.part`, file);
      this.onDisk.push(rest.id);
    }
    await this.prune();
  }

  private async prune(): Promise<void> {
    const surplus = this.onDisk.length - this.keep;
    if (surplus > 0) await this.remove(this.onDisk.splice(0, surplus));
  }

  private async remove(ids: string[]): Promise<void> {
    for (const id of ids)
      for (const end of ['json', 'eml']) await unlink(join(this.dir, `${id}.${end}`)).catch(() => undefined);
  }

  private async loadOne(id: string): Promise<StoredMail | null> {
    try {
      const text = await readFile(join(this.dir, `${id}.json`), 'utf8');
      return { ...(JSON.parse(text) as Omit<StoredMail, 'raw'>), raw: null };
    } catch {
      return null;
    }
  }
}
