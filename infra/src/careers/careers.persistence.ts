import { JobApplication } from '@pignon/domain/careers/job-application';
import type { Persistence } from '../wiring/persistence';
import { jobApplicationSchema } from './job-application.schema';

export const careersPersistence: Persistence = {
  schemas: [jobApplicationSchema],
  aggregates: [JobApplication],
};
