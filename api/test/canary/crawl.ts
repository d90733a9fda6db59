import sharp from 'sharp';
import { readPdfs } from '../../../infra/test/read-pdfs';
import { ORIGIN, type TestApi } from '../api';
import { leaksIn, type Secret } from './secrets';

/** Digits by chance, among thousands of answers one day those of a postcode. */
const BY_CHANCE = { etag: '', 'x-request-id': '', 'content-length': '', date: '' };

export interface Answer {
  readonly url: string;
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** Where it sends whoever asked. */
  readonly location?: string | undefined;
}

/** A fault in the crawl itself must not pass for an answer that tells nothing. */
const ANSWERS = new Set([200, 301, 302, 401, 403, 404, 410]);
/** Redis is away in these tests; its absence is a status here. */
const MAY_BE_AWAY = /^\/api\/health\//;
const MOST_PAGES = 1500;
/** Filters multiply: a further one shows nothing that it does not show alone. */
const MOST_PARAMETERS = 2;

/** An anonymous visitor, or a client, who reads everything and notes what he should not have been told. */
export class Crawl {
  readonly read = new Map<string, Answer>();
  readonly leaks: string[] = [];

  constructor(
    private readonly http: TestApi['http'],
    private readonly secrets: readonly Secret[],
    /** Of a client to whom something was opened. */
    private readonly cookie = '',
  ) {}

  async get(url: string): Promise<Answer> {
    const known = this.read.get(url);
    if (known) return known;
    const response = await this.http
      .get(url)
      .set({ 'accept-encoding': 'identity', ...(this.cookie && { cookie: this.cookie }) })
      .buffer(true)
      .parse((incoming, done) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => done(null, Buffer.concat(chunks)));
      });
    const { status, headers } = response;
    if (!ANSWERS.has(status) && !MAY_BE_AWAY.test(url)) throw new Error(`${url} answered ${status}`);
    const bytes = response.body as Buffer;
    const type = headers['content-type'] ?? '';
    const text =
      type === 'application/pdf' ? await textOf(bytes) : bytes.toString(/^image/.test(type) ? 'latin1' : 'utf8');
    // Whoever asks for a word knows it: an address may be repeated.
    const unknown = this.secrets.filter(({ word }) => !word || !url.toLowerCase().includes(word));
    const told = leaksIn(`${JSON.stringify({ ...headers, ...BY_CHANCE })}\n${text}`, unknown);
    this.leaks.push(...told.map((name) => `${url} tells ${name}`));
    if (/^image\/(jpeg|webp|avif|png)/.test(type) && (await sharp(bytes).metadata()).exif)
      this.leaks.push(`${url} carries EXIF`);
    const answer = { url, status, type, text, location: headers.location };
    this.read.set(url, answer);
    return answer;
  }

  /** From these on, every internal link, picture and redirection. */
  async follow(starts: readonly string[]): Promise<void> {
    const waiting = [...starts];
    const seen = new Set(waiting);
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      if (seen.size > MOST_PAGES) throw new Error(`more than ${MOST_PAGES} addresses: ${url}`);
      const answer = await this.get(url);
      for (const link of linksIn(answer)) {
        if (seen.has(link) || !isWorthReading(link)) continue;
        seen.add(link);
        waiting.push(link);
      }
    }
  }
}

/** What it says, what it links to and what it says of itself; its bytes are packed. */
async function textOf(pdf: Buffer): Promise<string> {
  const [read] = await readPdfs(pdf);
  return [...(read?.pages ?? []), ...(read?.links ?? []), JSON.stringify(read?.metadata), pdf.toString('latin1')].join(
    '\n',
  );
}

/** Built files hold no data; staff's pages are an empty shell. */
const isWorthReading = (url: string): boolean =>
  !/^\/(assets|admin)(\/|$)/.test(url) && new URLSearchParams(url.split('?')[1] ?? '').size <= MOST_PARAMETERS;

function linksIn({ text, type, location }: Answer): string[] {
  if (location) return internal(location);
  if (/xml/.test(type)) return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, loc]) => internal(loc));
  if (!/html/.test(type)) return [];
  const attributes = [...text.matchAll(/\s(?:href|src|srcset|imagesrcset|content)="([^"]+)"/gi)];
  const structured = [...text.matchAll(/"(?:url|item|@id|image)":\s*"([^"]+)"/g)];
  return [...attributes, ...structured].flatMap(([, value = '']) =>
    value
      .replace(/&amp;/g, '&')
      .split(/,\s+/)
      .flatMap((part) => internal(part.split(' ')[0])),
  );
}

function internal(address = ''): string[] {
  const path = address.startsWith(`${ORIGIN}/`) ? address.slice(ORIGIN.length) : address;
  return /^\/(?!\/)/.test(path) ? [path.split('#')[0] ?? ''] : [];
}
