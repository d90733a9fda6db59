import type { InMemoryUnitOfWork } from '../../shared/testing/in-memory-unit-of-work';
import { EstimationNotFound, type EstimationRequest } from '../estimation-request';
import { Estimations } from '../estimations';

export class InMemoryEstimations extends Estimations {
  constructor(private readonly work: InMemoryUnitOfWork) {
    super();
  }

  add(request: EstimationRequest): void {
    this.work.take(request);
  }

  byId(id: string): Promise<EstimationRequest> {
    const found = this.work.committed.get(id);
    if (!found) return Promise.reject(new EstimationNotFound());
    this.work.take(found);
    return Promise.resolve(found as EstimationRequest);
  }
}
