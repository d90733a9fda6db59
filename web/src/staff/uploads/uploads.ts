import type { FileReply, Sending } from './send-file';

/** At once: the house looks at one after the other, and a phone's line is thin. */
const AT_ONCE = 2;
const PAUSES_MS = [1000, 3000, 8000, 20_000] as const;

export interface Upload {
  readonly id: number;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'lost' | 'refused';
  /** 0 to 1, of what is being sent. */
  readonly part: number;
  readonly error: string | null;
}

interface Kept {
  upload: Upload;
  readonly file: File;
  attempts: number;
  timer?: ReturnType<typeof setTimeout>;
  sending?: Sending;
}

export interface UploadsOptions {
  readonly send: (file: Blob, name: string, onProgress: (part: number) => void) => Sending;
  /** What can be told of a file before it is sent; null: nothing is wrong with it. */
  readonly faultOf: (file: File) => string | null;
  /** As it can be sent; throws a sentence. */
  readonly prepare?: (file: File) => Promise<Blob>;
}

/**
 * Files on their way, each kept until the house has it. One that was lost on the way is tried again by itself, at the
 * latest when the line is back; one that was refused is not, for it would be refused again.
 */
export class Uploads {
  private readonly kept = new Map<number, Kept>();
  private readonly listeners = new Set<() => void>();
  private shown: readonly Upload[] = [];
  private nextId = 1;
  private signedOut = false;
  private onStored: (answer: unknown) => void = () => {};

  constructor(private readonly options: UploadsOptions) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Told of the answer to each that the house has from now on, until it is called off: then nothing is sent any more. */
  open(onStored: (answer: unknown) => void): () => void {
    this.onStored = onStored;
    return () => this.stop();
  }

  readonly list = (): readonly Upload[] => this.shown;

  add(files: readonly File[]): void {
    for (const file of files) {
      const error = this.options.faultOf(file);
      const id = this.nextId++;
      const upload: Upload = { id, name: file.name, state: error ? 'refused' : 'waiting', part: 0, error };
      this.kept.set(id, { upload, file, attempts: 0 });
    }
    this.changed();
    this.go();
  }

  /** Too many: named, and not sent. */
  refuse(files: readonly File[], why: string): void {
    for (const { name } of files) {
      const id = this.nextId++;
      const upload: Upload = { id, name, state: 'refused', part: 0, error: `« ${name} » : ${why}` };
      this.kept.set(id, { upload, file: new File([], name), attempts: 0 });
    }
    this.changed();
  }

  /** Also takes a refused one off the list. */
  cancel(id: number): void {
    const one = this.kept.get(id);
    if (!one) return;
    clearTimeout(one.timer);
    this.kept.delete(id);
    one.sending?.cancel();
    this.changed();
    this.go();
  }

  retry(id: number): void {
    const one = this.kept.get(id);
    if (one?.upload.state !== 'lost') return;
    clearTimeout(one.timer);
    one.attempts = 0;
    this.put(one, { state: 'waiting', part: 0, error: null });
    this.go();
  }

  /** The line is back, or whoever works here has signed in again. */
  readonly resume = (): void => {
    this.signedOut = false;
    for (const { upload } of this.kept.values()) this.retry(upload.id);
    this.go();
  };

  private stop(): void {
    for (const { timer, sending } of this.kept.values()) {
      clearTimeout(timer);
      sending?.cancel();
    }
    this.kept.clear();
  }

  private go(): void {
    if (this.signedOut) return;
    const all = [...this.kept.values()];
    let free = AT_ONCE - all.filter(({ upload }) => upload.state === 'sending').length;
    for (const one of all) {
      if (free <= 0) return;
      if (one.upload.state !== 'waiting') continue;
      free -= 1;
      void this.send(one);
    }
  }

  private async send(one: Kept): Promise<void> {
    this.put(one, { state: 'sending', part: 0, error: null });
    try {
      const blob = (await this.options.prepare?.(one.file)) ?? one.file;
      if (!this.kept.has(one.upload.id)) return;
      one.sending = this.options.send(blob, one.file.name, (part) => this.put(one, { part }));
      const reply = await one.sending.done;
      if (this.kept.has(one.upload.id)) this.take(one, reply);
    } catch (error) {
      this.put(one, { state: 'refused', error: error instanceof Error ? error.message : String(error) });
    }
    this.go();
  }

  private take(one: Kept, reply: FileReply): void {
    if (reply.kind === 'stored') {
      this.kept.delete(one.upload.id);
      this.changed();
      this.onStored(reply.answer);
    } else if (reply.kind === 'refused') this.put(one, { state: 'refused', error: reply.error });
    else if (reply.kind === 'signed-out') {
      this.signedOut = true;
      this.put(one, { state: 'waiting', part: 0 });
    } else this.lose(one, reply.error);
  }

  private lose(one: Kept, error: string): void {
    this.put(one, { state: 'lost', part: 0, error });
    const pause = PAUSES_MS[one.attempts];
    one.attempts += 1;
    if (pause === undefined) return;
    one.timer = setTimeout(() => {
      this.put(one, { state: 'waiting', part: 0, error: null });
      this.go();
    }, pause);
  }

  private put(one: Kept, change: Partial<Upload>): void {
    if (!this.kept.has(one.upload.id)) return;
    one.upload = { ...one.upload, ...change };
    this.changed();
  }

  private changed(): void {
    this.shown = [...this.kept.values()].map(({ upload }) => upload);
    for (const tell of this.listeners) tell();
  }
}
