import { OffMarketClient } from '@pignon/domain/off-market/off-market-client';
import { AccessRequest } from '@pignon/domain/off-market/access-request';
import type { Persistence } from '../wiring/persistence';
import { offMarketClientSchema } from './off-market-client.schema';
import { accessRequestSchema } from './access-request.schema';

export const offMarketPersistence: Persistence = {
  schemas: [offMarketClientSchema, accessRequestSchema],
  aggregates: [OffMarketClient, AccessRequest],
};
