import { Controller, Get, Header, Inject, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PgAccounts } from '@pignon/infra/accounts/pg-accounts';
import type { Config } from '@pignon/infra/config/config';
import { Health } from '@pignon/infra/health/health';
import { isMetricsToken } from '@pignon/infra/health/is-metrics-token';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { Public } from '../http/access/audience';
import { requireStaff } from '../http/access/audience.guard';
import type { Reply, Request } from '../http/request';
import { registry, watchEffects } from './metrics';

interface Readiness {
  readonly status: 'ok' | 'unavailable';
  readonly faults: readonly string[];
}

@ApiTags('health')
@Public()
@Controller('api')
export class HealthController {
  constructor(
    private readonly health: Health,
    private readonly accounts: PgAccounts,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    if (!registry.getSingleMetric('effects')) watchEffects(health);
  }

  @Get('health/live')
  @Header('cache-control', 'no-store')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('health/ready')
  @Header('cache-control', 'no-store')
  async ready(@Res({ passthrough: true }) reply: Reply): Promise<Readiness> {
    const faults = await this.health.faults();
    if (faults.length === 0) return { status: 'ok', faults };
    void reply.status(503).header('retry-after', '1');
    return { status: 'unavailable', faults };
  }

  /** Open in local mode; elsewhere to METRICS_TOKEN or an administrator. */
  @Get('metrics')
  async metrics(@Req() request: Request, @Res() reply: Reply): Promise<void> {
    const { mode, metricsToken } = this.config;
    const byToken = isMetricsToken(request.headers.authorization, metricsToken);
    if (mode !== 'local' && !byToken) await requireStaff(request, this.accounts);
    await reply
      .header('content-type', registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  }
}
