import { addedContract, type AddedUnderTest } from '../../shared/testing/added-contract';
import { uuidV7 } from '../../shared/uuid-v7';
import { JobApplication } from '../job-application';
import { aCv, anApplication } from './an-application';

const AT = new Date('2026-11-28T10:00:00.000Z');

/** Run on the double and on PostgreSQL. */
export const jobApplicationsContract = (given: () => AddedUnderTest<JobApplication>): void =>
  addedContract(given, {
    make: (options) => JobApplication.receive(uuidV7(), anApplication(), aCv(), AT, options),
    fact: 'careers.application-received.v1',
  });
