import { MASTER, type MediaStore, PHOTO_KEY } from '@pignon/infra/media/media-store';
import { FORMATS, type PhotoFormat, sizeFile } from '@pignon/infra/media/photos/photo-files';
import { blurPng } from '@pignon/infra/media/photos/blur-png';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from '../http/refusals/error.filter';
import { NotFound } from '../http/refusals/errors';
import type { PhotoGate } from './photo-gate';

const TYPES: Readonly<Record<PhotoFormat, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
const FOREVER = 'public, max-age=31536000, immutable';
/** A photo never changes, but whose it is does: what stands between us and many readers asks again (security row 19). */
const WHILE_PUBLIC = 'public, max-age=31536000, s-maxage=60, immutable';
/** While a better file may still come. */
const SOON_AGAIN = 'public, max-age=60';
const MOST_KEYS = 20_000;

/**
 * `/media/{key}/{width}` in the best format that the browser accepts, `/media/{key}/{width}.{format}` in that one,
 * `/media/{key}.jpg` the master. A size that is not made yet is stood in for by the next larger one, or the master.
 * `/media/thumb/{thumbhash}.png` is all that a gated property shows of its photo; the photo itself is its readers' alone,
 * under an address that was signed for them (`?s=`).
 */
export function serveMedia(server: FastifyInstance, store: MediaStore, gate: PhotoGate): void {
  const finished = new Map<string, ReadonlySet<string>>();

  async function filesOf(key: string): Promise<ReadonlySet<string>> {
    const known = finished.get(key);
    if (known) return known;
    const files = new Set(await store.files(key));
    if (isFinished(files)) {
      if (finished.size >= MOST_KEYS) finished.clear();
      finished.set(key, files);
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
      if (!format) void reply.header('vary', 'accept');
      const wanted = format ? [format as PhotoFormat] : accepted(request.headers.accept ?? '');
      return await send(request, reply, key, choose(await filesOf(key), Number(width), wanted));
    },
  );

  server.get<{ Params: { file: string } }>('/media/:file', { errorHandler }, async (request, reply) => {
    const key = request.params.file.replace(/\.jpg$/, '');
    if (!PHOTO_KEY.test(key) || !(await filesOf(key)).has(MASTER)) throw new NotFound();
    return await send(request, reply, key, { file: MASTER, best: true });
  });

  server.get<{ Params: { file: string } }>('/media/thumb/:file', { errorHandler }, (request, reply) => {
    const [, hash = ''] = /^([\w-]{8,44})\.png$/.exec(request.params.file) ?? [];
    const png = blurPng(hash);
    if (!png) throw new NotFound();
    return reply.header('cache-control', FOREVER).header('content-type', 'image/png').send(png);
  });

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    chosen: Chosen | null,
  ): Promise<FastifyReply> {
    const audience = chosen ? await gate.audienceOf(key, signatureOf(request), request) : 'nobody';
    if (!chosen || audience === 'nobody') throw new NotFound();
    if (audience !== 'everybody') {
      void reply.header('cache-control', 'private, no-store');
      if (audience === 'reader') return await write(reply, key, chosen);
      const [path = ''] = request.url.split('?');
      return reply.redirect(`${path}?s=${audience.renew}`, 302);
    }
    const etag = `"${key}-${chosen.file}"`;
    void reply
      .header('cache-control', chosen.best ? WHILE_PUBLIC : SOON_AGAIN)
      .header('etag', etag)
      .header('cross-origin-resource-policy', 'cross-origin');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return await write(reply, key, chosen);
  }

  async function write(reply: FastifyReply, key: string, chosen: Chosen): Promise<FastifyReply> {
    const bytes = await store.read(key, chosen.file).catch(() => null);
    if (!bytes) {
      // Somebody emptied the folder under us.
      finished.delete(key);
      throw new NotFound();
    }
    return reply.header('content-type', TYPES[formatOf(chosen.file)]).send(bytes);
  }
}

// Nest's filter does not see routes of Fastify's own.
const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  void reply.removeHeader('vary').removeHeader('etag').removeHeader('cross-origin-resource-policy');
  void answerError(error, request, reply);
};

const signatureOf = ({ query }: FastifyRequest): string => {
  const { s } = query as { readonly s?: unknown };
  return typeof s === 'string' ? s : '';
};

interface Chosen {
  readonly file: string;
  /** Nothing better will come. */
  readonly best: boolean;
}

const accepted = (accept: string): PhotoFormat[] =>
  FORMATS.filter((format) => format === 'jpg' || accept.includes(TYPES[format]));

const formatOf = (file: string): PhotoFormat => FORMATS.find((format) => file.endsWith(format)) ?? 'jpg';

const widthsIn = (files: ReadonlySet<string>, format: PhotoFormat): number[] =>
  [...files].flatMap((file) => (/^\d+\./.test(file) && file.endsWith(`.${format}`) ? [Number.parseInt(file, 10)] : []));

/** AVIF comes last, at the widths of the others: then the folder need not be read again. */
const isFinished = (files: ReadonlySet<string>): boolean => {
  const last = widthsIn(files, 'avif').length;
  return last > 0 && last === widthsIn(files, 'jpg').length;
};

/** The best format at the width asked for; else the nearest larger width; else the master. */
export function choose(files: ReadonlySet<string>, width: number, formats: readonly PhotoFormat[]): Chosen | null {
  if (!files.has(MASTER)) return null;
  const widths = [...new Set(FORMATS.flatMap((format) => widthsIn(files, format)))]
    .filter((made) => made >= width)
    .toSorted((a, b) => a - b);
  for (const made of widths)
    for (const [rank, format] of formats.entries()) {
      const file = sizeFile(made, format);
      if (files.has(file)) return { file, best: rank === 0 && (made === width || isFinished(files)) };
    }
  return { file: MASTER, best: isFinished(files) };
}
