import { EntitySchema } from '@mikro-orm/core';
import { EstimationRequest } from '@pignon/domain/estimations/estimation-request';

export const estimationSchema = new EntitySchema<EstimationRequest>({
  class: EstimationRequest as never,
  tableName: 'estimation',
  properties: {
    id: { type: 'uuid', primary: true },
    contact: { type: 'json' },
    submission: { type: 'json', nullable: true },
    email: { type: 'text' },
    startedAt: { type: 'datetime', fieldName: 'started_at' },
    submittedAt: { type: 'datetime', fieldName: 'submitted_at', nullable: true },
    quarantined: { type: 'boolean' },
    version: { type: 'integer' },
  },
});
