import type { Right } from '@pignon/domain/accounts/rights';
import type { Dashboard, ToDo } from '@pignon/domain/dashboard/dashboard';
import type { ComparedPeriod } from '@pignon/domain/dashboard/period';
import { TO_DO_KEYS, TO_DO_LINES } from '@pignon/domain/dashboard/to-do';
import type { Pool } from 'pg';
import type { Health } from '../health/health';
import { AccessRecords } from '../off-market/access-records';
import type { Ask } from './asked';
import { estimationFunnel } from './estimation-funnel';
import { houseHealth } from './house-health';
import { propertyFigures } from './property-figures';
import { recentActivity } from './recent-activity';
import { countedReplies } from './reply-rates';
import { requestsBySource } from './requests-by-source';
import { threadsToDo } from './threads-to-do';
import { viewedProperties } from './viewed-properties';

/** The first page of the back-office (E01): each part of it is read only for whoever may see it. */
export class PgDashboard {
  private readonly ask: Ask = async (text, values = []) => (await this.pool.query(text, [...values])).rows;
  private readonly access: AccessRecords;

  constructor(
    private readonly pool: Pool,
    private readonly health: Health,
  ) {
    this.access = new AccessRecords(pool);
  }

  async read(period: ComparedPeriod, sees: (right: Right) => boolean): Promise<Dashboard> {
    const { ask } = this;
    const about = <Part>(right: Right, read: () => Promise<Part>): Promise<Part> | null =>
      sees(right) ? read() : null;
    const [threads, waiting, properties, requests, replies, viewed, funnel, activity, health] = await Promise.all([
      about('requests', () => threadsToDo(ask)),
      about('requests', () => this.access.waiting()),
      about('properties', () => propertyFigures(this.pool)),
      about('requests', () => requestsBySource(ask, period)),
      about('requests', () => countedReplies(ask, period)),
      about('audience', () => viewedProperties(ask, period)),
      sees('audience') ? about('requests', () => estimationFunnel(ask, period)) : null,
      recentActivity(ask, sees),
      about('journal', () => houseHealth(ask, this.health)),
    ]);
    const lines: readonly ToDo[] = [
      ...(threads ?? []),
      ...(waiting === null ? [] : [line('access', waiting)]),
      // Whom a property may interest is read by those who may see people.
      ...(properties?.toDo ?? []).filter(({ key }) => sees(TO_DO_LINES[key].right)),
      ...(health ? [line('deliveries', health.failed)] : []),
    ];
    const toDo = TO_DO_KEYS.flatMap((key) => lines.find((one) => one.key === key) ?? []);
    const stock = properties?.stock ?? null;
    return { days: period.days, toDo, stock, requests, replies, viewed, funnel, activity, health };
  }
}

const line = (key: ToDo['key'], count: number): ToDo => ({ key, count, pressing: null, over: 0 });
