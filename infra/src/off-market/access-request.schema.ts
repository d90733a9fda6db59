import { EntitySchema } from '@mikro-orm/core';
import { AccessRequest } from '@pignon/domain/off-market/access-request';

export const accessRequestSchema = new EntitySchema<AccessRequest>({
  class: AccessRequest as never,
  tableName: 'access_request',
  properties: {
    id: { type: 'uuid', primary: true },
    clientId: { type: 'uuid' },
    propertyId: { type: 'integer', nullable: true },
    state: { type: 'text' },
    requestedAt: { type: 'datetime' },
    decidedAt: { type: 'datetime', nullable: true },
    refusalReason: { type: 'text', nullable: true },
    expiresAt: { type: 'datetime', nullable: true },
    edition: { type: 'integer' },
    codeHash: { type: 'text', nullable: true },
    passedOnEdition: { type: 'integer', nullable: true },
    said: { type: 'json', nullable: true },
    consent: { type: 'json', nullable: true },
    quarantined: { type: 'boolean' },
    version: { type: 'integer' },
  },
});
