import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface KeptAnswer {
  readonly etag: string;
  readonly contentType: string;
  readonly size: number;
  encoded(accepted: string): { readonly body: Buffer; readonly encoding: string | null };
}

const MOST_ANSWERS = 5000;
const MOST_BYTES = 96 * 1024 * 1024;
/** Below this a compressed answer is hardly smaller. */
const WORTH_COMPRESSING = 1024;

/**
 * Pages and public JSON as anonymous visitors get them, in memory until anything that the public sees changes. While
 * the process cannot hear of changes nothing is kept and nothing is taken from here.
 */
export class PublicCache {
  private readonly answers = new Map<string, KeptAnswer>();
  private bytes = 0;
  private now = 0;

  constructor(private readonly hears: () => boolean) {}

  /** Rises with every change; an answer whose making began in an older generation is not kept: it may show what was before. */
  get generation(): number {
    return this.now;
  }

  /** Whether what was kept may be believed. */
  get trusted(): boolean {
    return this.hears();
  }

  get(url: string): KeptAnswer | undefined {
    return this.hears() ? this.answers.get(url) : undefined;
  }

  keep(url: string, answer: KeptAnswer, madeIn: number): void {
    if (madeIn !== this.now || !this.hears()) return;
    this.drop(url);
    this.answers.set(url, answer);
    this.bytes += answer.size;
    for (const oldest of this.answers.keys()) {
      if (this.answers.size <= MOST_ANSWERS && this.bytes <= MOST_BYTES) break;
      this.drop(oldest);
    }
  }

  clear(): void {
    this.now += 1;
    this.answers.clear();
    this.bytes = 0;
  }

  private drop(url: string): void {
    this.bytes -= this.answers.get(url)?.size ?? 0;
    this.answers.delete(url);
  }
}

export function keptAnswer(raw: Buffer, contentType: string): KeptAnswer {
  let brotli: Buffer | null = null;
  let gzip: Buffer | null = null;
  return {
    contentType,
    size: raw.length,
    etag: `W/"${hash('sha256', raw, 'base64url').slice(0, 22)}"`,
    encoded: (accepted) => {
      if (raw.length >= WORTH_COMPRESSING && /\bbr\b/.test(accepted))
        return {
          body: (brotli ??= brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
          encoding: 'br',
        };
      if (raw.length >= WORTH_COMPRESSING && /\bgzip\b/.test(accepted))
        return { body: (gzip ??= gzipSync(raw, { level: 5 })), encoding: 'gzip' };
      return { body: raw, encoding: null };
    },
  };
}
