import { calendarOf } from '@pignon/domain/promises/business-calendar';
import { systemClock } from '@pignon/domain/shared/clock';
import type { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { AskedProperties } from '../mailbox/asked-properties';
import { MikroOrmThreads } from '../mailbox/mikro-orm-threads';
import type { Tools } from '../wiring/tools';
import { Deciding } from './deciding';
import { HouseReception } from './house-reception';
import { MissingThreads } from './missing-threads';
import { StandingHouse } from './standing-house';
import { WaitingRequests } from './waiting-requests';

export function createMissingThreads({ pool, config }: Tools, work: UnitOfWork): MissingThreads {
  // Rules are read for each: few are missing, and this process is told of no changes.
  const deciding = new Deciding(new StandingHouse(pool, () => false), new WaitingRequests(pool), calendarOf(config));
  const threads = new MikroOrmThreads();
  const reception = new HouseReception(threads, new AskedProperties(pool), deciding, systemClock);
  return new MissingThreads(pool, work, threads, reception);
}
