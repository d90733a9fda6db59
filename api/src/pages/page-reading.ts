import type { HttpAdapterHost } from '@nestjs/core';
import type { ShownSettings } from '@pignon/domain/settings/app-settings';
import type { FastifyInstance } from 'fastify';
import type { LastSettings } from './last-settings';

const SETTINGS_CALL = '/api/app-settings';
/** What is said of properties, in whatever list. */
const LISTINGS_CALL = /^\/api\/(?:properties|sold-properties|off-market)\b/;

interface Reader {
  /** The off-market visitor's. */
  readonly cookie: string | undefined;
  /** The agency's session: it goes with the reading of properties and with no other. */
  readonly staffCookie: string | undefined;
}

/** Pages read what their visitor may read, by the same calls: there is no second way to decide who sees what. */
export class PageReading {
  /** Something read depends on who reads. */
  isPersonal = false;
  /** Something read stands in for what could not be read. */
  isStandIn = false;
  showsListings = false;

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly reader: Reader,
    private readonly settings: LastSettings,
  ) {}

  async read(apiPath: string): Promise<unknown> {
    if (meansAnother(apiPath)) throw failure(apiPath, 404);
    this.showsListings ||= LISTINGS_CALL.test(apiPath);
    const staffCookie = apiPath.startsWith('/api/properties/') ? this.reader.staffCookie : undefined;
    const cookie = [this.reader.cookie, staffCookie].filter(Boolean).join('; ');
    const answer = await this.adapter.httpAdapter.getInstance<FastifyInstance>().inject({
      method: 'GET',
      url: apiPath,
      headers: { accept: 'application/json', ...(cookie && { cookie }) },
    });
    if (apiPath === SETTINGS_CALL && answer.statusCode === 503 && this.settings.known) {
      this.isStandIn = true;
      return this.settings.known;
    }
    if (answer.statusCode >= 400) throw failure(apiPath, answer.statusCode);
    this.isPersonal ||= /no-store/.test(answer.headers['cache-control'] ?? '');
    const body: unknown = answer.json();
    if (apiPath === SETTINGS_CALL) this.settings.note(body as ShownSettings);
    return body;
  }
}

const failure = (apiPath: string, status: number): Error =>
  Object.assign(new Error(`GET ${apiPath}: ${status}`), { status });

/** A name out of an address may be '..': read as written it would ask another call, whose answer is of another shape. */
const meansAnother = (apiPath: string): boolean =>
  new URL(apiPath, 'http://localhost').pathname !== (apiPath.split('?')[0] ?? '');
