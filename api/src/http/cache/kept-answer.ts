import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { accepts } from './accepts';

export interface KeptAnswer {
  readonly etag: string;
  readonly contentType: string;
  /** Sent with it: what a call says beside its body. */
  readonly beside: Readonly<Record<string, string>>;
  /** Compressed forms counted in, as if they were there: together they are smaller than what they say. */
  readonly size: number;
  /** Made of properties, which may be taken from the public at any moment. */
  readonly showsListings: boolean;
  encoded(accepted: string): { readonly body: Buffer; readonly encoding: string | null };
}

/** Below this a compressed answer is hardly smaller. */
const WORTH_COMPRESSING = 1024;

export function keptAnswer(
  raw: Buffer,
  contentType: string,
  showsListings = true,
  beside: KeptAnswer['beside'] = {},
): KeptAnswer {
  let brotli: Buffer | null = null;
  let gzip: Buffer | null = null;
  return {
    contentType,
    beside,
    showsListings,
    size: raw.length < WORTH_COMPRESSING ? raw.length : 2 * raw.length,
    etag: `W/"${hash('sha256', raw, 'base64url').slice(0, 22)}"`,
    encoded: (accepted) => {
      if (raw.length >= WORTH_COMPRESSING && accepts(accepted, 'br'))
        return {
          body: (brotli ??= brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
          encoding: 'br',
        };
      if (raw.length >= WORTH_COMPRESSING && accepts(accepted, 'gzip'))
        return { body: (gzip ??= gzipSync(raw, { level: 5 })), encoding: 'gzip' };
      return { body: raw, encoding: null };
    },
  };
}
