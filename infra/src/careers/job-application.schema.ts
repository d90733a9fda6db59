import { BlobType, EntitySchema } from '@mikro-orm/core';
import { JobApplication } from '@pignon/domain/careers/job-application';

export const jobApplicationSchema = new EntitySchema<JobApplication>({
  class: JobApplication as never,
  tableName: 'job_application',
  properties: {
    id: { type: 'uuid', primary: true },
    details: { type: 'json' },
    cvName: { type: 'text', fieldName: 'cv_name' },
    cvType: { type: 'text', fieldName: 'cv_type' },
    // By its name alone it is no type of its own: bytes that are no Buffer would be written as JSON.
    cv: { type: BlobType },
    receivedAt: { type: 'datetime', fieldName: 'received_at' },
    quarantined: { type: 'boolean' },
    version: { type: 'integer' },
  },
});
