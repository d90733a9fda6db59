import type { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** Pages read what their visitor may read, by the same calls: there is no second way to decide who sees what. */
export class PageReading {
  /** Something read depends on who reads. */
  isPersonal = false;

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly cookie: string | undefined,
  ) {}

  async read(apiPath: string): Promise<unknown> {
    const answer = await this.adapter.httpAdapter.getInstance<FastifyInstance>().inject({
      method: 'GET',
      url: apiPath,
      headers: { accept: 'application/json', ...(this.cookie !== undefined && { cookie: this.cookie }) },
    });
    if (answer.statusCode >= 400)
      throw Object.assign(new Error(`GET ${apiPath}: ${answer.statusCode}`), { status: answer.statusCode });
    this.isPersonal ||= /no-store/.test(answer.headers['cache-control'] ?? '');
    return answer.json();
  }
}
