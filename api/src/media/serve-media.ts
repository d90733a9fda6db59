import { MASTER, type MediaStore, PHOTO_KEY } from '@pignon/infra/media/media-store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from '../http/error.filter';
import { NotFound } from '../http/errors';

const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
const FOREVER = 'public, max-age=31536000, immutable';
/** While a better file may still come. */
const SOON_AGAIN = 'public, max-age=60';
const MOST_KEYS = 20_000;

/**
 * `/media/{key}/{width}` in the best format that the browser accepts, `/media/{key}/{width}.{format}` in that one,
 * `/media/{key}.jpg` the master. A size that is not made yet is stood in for by the next larger one, or the master.
 */
export function serveMedia(server: FastifyInstance, store: MediaStore): void {
  const complete = new Map<string, ReadonlySet<string>>();

  async function filesOf(key: string): Promise<ReadonlySet<string>> {
    const known = complete.get(key);
    if (known) return known;
    const files = new Set(await store.files(key));
    // Once the last format is there nothing more comes: the folder need not be read again.
    if ([...files].some((file) => file.endsWith('.avif')) && files.size % 3 === 1) {
      if (complete.size >= MOST_KEYS) complete.clear();
      complete.set(key, files);
    }
    return files;
  }

  server.get<{ Params: { key: string; file: string } }>(
    '/media/:key/:file',
    { errorHandler },
    async (request, reply) => {
      const { key, file } = request.params;
      const [, width, format] = /^(\d{1,4})(?:\.(avif|webp|jpg))?$/.exec(file) ?? [];
      if (!PHOTO_KEY.test(key) || width === undefined) throw new NotFound();
      const wanted = format ? [format] : accepted(request.headers.accept ?? '');
      return await send(request, reply, key, choose(await filesOf(key), Number(width), wanted));
    },
  );

  server.get<{ Params: { file: string } }>('/media/:file', { errorHandler }, async (request, reply) => {
    const key = request.params.file.replace(/\.jpg$/, '');
    if (!PHOTO_KEY.test(key) || !(await filesOf(key)).has(MASTER)) throw new NotFound();
    return await send(request, reply, key, { file: MASTER, best: true });
  });

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    chosen: Chosen | null,
  ): Promise<FastifyReply> {
    if (!chosen) throw new NotFound();
    const etag = `"${key}-${chosen.file}"`;
    void reply
      .header('cache-control', chosen.best ? FOREVER : SOON_AGAIN)
      .header('vary', 'accept')
      .header('etag', etag)
      .header('cross-origin-resource-policy', 'cross-origin');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    const bytes = await store.read(key, chosen.file).catch(() => null);
    if (!bytes) throw new NotFound();
    return reply.header('content-type', TYPES[chosen.file.split('.').at(-1) ?? ''] ?? 'image/jpeg').send(bytes);
  }
}

// Nest's filter does not see routes of Fastify's own.
const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply): void =>
  answerError(error, request, reply);

interface Chosen {
  readonly file: string;
  /** Nothing better will come. */
  readonly best: boolean;
}

const accepted = (accept: string): string[] => [
  ...(accept.includes('image/avif') ? ['avif'] : []),
  ...(accept.includes('image/webp') ? ['webp'] : []),
  'jpg',
];

/** The best format at the width asked for; else the nearest larger width; else the master. */
export function choose(files: ReadonlySet<string>, width: number, formats: readonly string[]): Chosen | null {
  if (!files.has(MASTER)) return null;
  const widths = [...files]
    .flatMap((file) => /^(\d+)\./.exec(file)?.[1] ?? [])
    .map(Number)
    .filter((made) => made >= width)
    .toSorted((a, b) => a - b);
  for (const made of new Set(widths))
    for (const [rank, format] of formats.entries()) {
      const file = `${made}.${format}`;
      if (files.has(file)) return { file, best: rank === 0 && made === width };
    }
  return { file: MASTER, best: false };
}
