import { EstimationRequest } from '@pignon/domain/estimations/estimation-request';
import type { Persistence } from '../wiring/persistence';
import { estimationSchema } from './estimation.schema';

export const estimationsPersistence: Persistence = {
  schemas: [estimationSchema],
  aggregates: [EstimationRequest],
};
