import { Module } from '@nestjs/common';
import { FleetingLimit } from '@pignon/infra/limits/fleeting-limit';
import { PgAudience } from '@pignon/infra/visits/pg-audience';
import type { Pool } from 'pg';
import { COUNTING_POOL } from '../tools/counting-pool';
import { AudienceController } from './audience.controller';
import { VisitsController } from './visits.controller';

/** One address's beacons a minute: an office behind one address stays below it. */
const BEACONS_PER_MINUTE = 120;

@Module({
  controllers: [VisitsController, AudienceController],
  providers: [
    { provide: PgAudience, useFactory: (pool: Pool) => new PgAudience(pool), inject: [COUNTING_POOL] },
    { provide: FleetingLimit, useFactory: () => new FleetingLimit(BEACONS_PER_MINUTE) },
  ],
  exports: [PgAudience, FleetingLimit],
})
export class VisitsModule {}
