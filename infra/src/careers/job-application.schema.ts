import { EntitySchema } from '@mikro-orm/core';
import { JobApplication } from '@pignon/domain/careers/job-application';

export const jobApplicationSchema = new EntitySchema<JobApplication>({
  class: JobApplication as never,
  tableName: 'job_application',
  properties: {
    id: { type: 'uuid', primary: true },
    details: { type: 'json' },
    cvName: { type: 'text', fieldName: 'cv_name' },
    cvType: { type: 'text', fieldName: 'cv_type' },
    cv: { type: 'blob' },
    receivedAt: { type: 'datetime', fieldName: 'received_at' },
    quarantined: { type: 'boolean' },
    version: { type: 'integer' },
  },
});
