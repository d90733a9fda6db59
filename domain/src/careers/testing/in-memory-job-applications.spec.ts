import { InMemoryUnitOfWork } from '../../shared/testing/in-memory-unit-of-work';
import { JobApplication } from '../job-application';
import { InMemoryJobApplications } from './in-memory-job-applications';
import { jobApplicationsContract } from './job-applications-contract';

const work = new InMemoryUnitOfWork();
const repository = new InMemoryJobApplications(work);

describe('in memory', () =>
  jobApplicationsContract(() => ({
    work,
    repository,
    kept: (id) => Promise.resolve(work.keptOf(JobApplication).find((application) => application.id === id) ?? null),
    factsOf: (id) => Promise.resolve(work.facts.filter(({ aggregateId }) => aggregateId === id)),
  })));
