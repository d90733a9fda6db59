/** A command as its words: quotes and literals are opened, a list in brackets stays one word. */
export interface ImapCommand {
  readonly tag: string;
  readonly name: string;
  readonly words: readonly string[];
}

const LITERAL = /\{(\d+)(\+?)\}$/;
const MOST_LINE = 64_000;

/** Bytes in, whole commands out. `proceed` is called where the client waits to be asked for a literal. */
export class CommandReader {
  private waiting = '';
  private parts: string[] = [];
  private literal: number | null = null;

  constructor(
    private readonly onLine: (parts: readonly string[]) => void,
    private readonly proceed: () => void,
  ) {}

  /** `text` is latin1: a sign is a byte. False once it is too much. */
  push(text: string): boolean {
    this.waiting += text;
    while (this.step());
    return this.waiting.length <= MOST_LINE;
  }

  private step(): boolean {
    if (this.literal !== null) {
      if (this.waiting.length < this.literal) return false;
      this.parts.push(this.waiting.slice(0, this.literal));
      this.waiting = this.waiting.slice(this.literal);
      this.literal = null;
      return true;
    }
    const end = this.waiting.indexOf('\r\n');
    if (end < 0) return false;
    const line = this.waiting.slice(0, end);
    this.waiting = this.waiting.slice(end + 2);
    const [, bytes, unasked] = LITERAL.exec(line) ?? [];
    this.parts.push(bytes ? line.replace(LITERAL, '') : line);
    if (!bytes) {
      const parts = this.parts;
      this.parts = [];
      this.onLine(parts);
    } else if (Number(bytes) <= MOST_LINE) {
      this.literal = Number(bytes);
      if (!unasked) this.proceed();
    }
    return true;
  }
}

/** Every second part is a literal. */
export function commandOf(parts: readonly string[]): ImapCommand {
  const words = parts.flatMap((part, index) => (index % 2 === 1 ? [part] : wordsIn(part)));
  const [tag = '*', first = '', ...rest] = words;
  const uid = first.toUpperCase() === 'UID';
  return {
    tag,
    name: uid ? `UID ${rest[0]?.toUpperCase() ?? ''}` : first.toUpperCase(),
    words: uid ? rest.slice(1) : rest,
  };
}

const WORD = /\s*(?:"((?:[^"\\]|\\.)*)"|(\((?:[^()]|\([^()]*\))*\))|([^\s()"]+))/g;

const wordsIn = (text: string): readonly string[] =>
  [...text.matchAll(WORD)].map(([, quoted, list, plain]) => quoted?.replace(/\\(.)/g, '$1') ?? list ?? plain ?? '');
