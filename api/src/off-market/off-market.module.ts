import { Module, type Provider } from '@nestjs/common';
import { AccessRequests, OffMarketClients } from '@pignon/domain/off-market/off-market-clients';
import { AccessCodes } from '@pignon/domain/off-market/access-codes';
import type { Config } from '@pignon/infra/config/config';
import { RateLimit, type RateLimitOptions } from '@pignon/infra/limits/rate-limit';
import { AccessRecords } from '@pignon/infra/off-market/access-records';
import { HmacAccessCodes } from '@pignon/infra/off-market/hmac-access-codes';
import { MikroOrmAccessRequests } from '@pignon/infra/off-market/mikro-orm-access-requests';
import { MikroOrmOffMarketClients } from '@pignon/infra/off-market/mikro-orm-off-market-clients';
import { Pool } from 'pg';
import { ListingsModule } from '../listings/listings.module';
import { CONFIG } from '../config.token';
import { COUNTING_POOL } from '../tools.module';
import { AddressChecks, CHECKS } from './address-checks';
import { AccessEndings } from './access-endings';
import { CodeGuesses, GUESSES_BY_ADDRESS, GUESSES_BY_PROPERTY } from './code-guesses';
import { DecideAccessHandler } from './decide-access.handler';
import { OffMarketClientsController } from './off-market-clients.controller';
import { OffMarketController } from './off-market.controller';
import { RequestAccessHandler } from './request-access.handler';

const TEN_MINUTES = 600;

const counting = (token: symbol, options: RateLimitOptions): Provider => ({
  provide: token,
  useFactory: (pool: Pool) => new RateLimit(pool, options),
  inject: [COUNTING_POOL],
});

@Module({
  imports: [ListingsModule],
  controllers: [OffMarketClientsController, OffMarketController],
  providers: [
    RequestAccessHandler,
    DecideAccessHandler,
    CodeGuesses,
    AddressChecks,
    AccessEndings,
    { provide: OffMarketClients, useClass: MikroOrmOffMarketClients },
    { provide: AccessRequests, useClass: MikroOrmAccessRequests },
    { provide: AccessRecords, useFactory: (pool: Pool) => new AccessRecords(pool), inject: [Pool] },
    {
      provide: AccessCodes,
      useFactory: ({ secretKey }: Config) => new HmacAccessCodes(secretKey),
      inject: [CONFIG],
    },
    counting(CHECKS, { name: 'off-market-check', points: 60, seconds: 60 }),
    counting(GUESSES_BY_ADDRESS, { name: 'access-code-address', points: 10, seconds: TEN_MINUTES }),
    counting(GUESSES_BY_PROPERTY, { name: 'access-code-property', points: 10, seconds: TEN_MINUTES }),
  ],
})
export class OffMarketModule {}
