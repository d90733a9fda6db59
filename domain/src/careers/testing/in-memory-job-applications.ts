import type { InMemoryUnitOfWork } from '../../shared/testing/in-memory-unit-of-work';
import type { JobApplication } from '../job-application';
import { JobApplications } from '../job-applications';

export class InMemoryJobApplications extends JobApplications {
  constructor(private readonly work: InMemoryUnitOfWork) {
    super();
  }

  add(application: JobApplication): void {
    this.work.add(application);
  }
}
