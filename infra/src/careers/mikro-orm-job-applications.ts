import type { JobApplication } from '@pignon/domain/careers/job-application';
import type { JobApplications } from '@pignon/domain/careers/job-applications';
import { currentWork } from '../database/work-in-progress';

export class MikroOrmJobApplications implements JobApplications {
  add(application: JobApplication): void {
    currentWork().added.push(application);
  }
}
