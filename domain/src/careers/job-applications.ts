import type { JobApplication } from './job-application';

export abstract class JobApplications {
  abstract add(application: JobApplication): void;
}
