import type { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** Pages read what their visitor may read, by the same calls: there is no second way to decide who sees what. */
export class PageReading {
  /** Something read depends on who reads. */
  isPersonal = false;

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly cookie: string | undefined,
    /** The agency's session: it goes with the reading of properties and with no other. */
    private readonly staffCookie?: string,
  ) {}

  async read(apiPath: string): Promise<unknown> {
    const staffCookie = apiPath.startsWith('/api/properties/') ? this.staffCookie : undefined;
    const cookie = [this.cookie, staffCookie].filter(Boolean).join('; ');
    const answer = await this.adapter.httpAdapter.getInstance<FastifyInstance>().inject({
      method: 'GET',
      url: apiPath,
      headers: { accept: 'application/json', ...(cookie && { cookie }) },
    });
    if (answer.statusCode >= 400)
      throw Object.assign(new Error(`GET ${apiPath}: ${answer.statusCode}`), { status: answer.statusCode });
    this.isPersonal ||= /no-store/.test(answer.headers['cache-control'] ?? '');
    return answer.json();
  }
}
