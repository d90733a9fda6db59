import { EntitySchema } from '@mikro-orm/core';
import { OffMarketClient } from '@pignon/domain/off-market/off-market-client';

export const offMarketClientSchema = new EntitySchema<OffMarketClient>({
  class: OffMarketClient as never,
  tableName: 'off_market_client',
  properties: {
    id: { type: 'uuid', primary: true },
    email: { type: 'text' },
    name: { type: 'text', nullable: true },
    phone: { type: 'text', nullable: true },
    phoneE164: { type: 'text', fieldName: 'phone_e164', nullable: true },
    company: { type: 'text', nullable: true },
    registeredAt: { type: 'datetime' },
    deactivatedAt: { type: 'datetime', nullable: true },
    version: { type: 'integer' },
  },
});
