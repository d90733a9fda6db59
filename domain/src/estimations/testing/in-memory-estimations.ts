import type { InMemoryUnitOfWork } from '../../shared/testing/in-memory-unit-of-work';
import { EstimationNotFound, EstimationRequest } from '../estimation-request';
import { Estimations } from '../estimations';

export class InMemoryEstimations extends Estimations {
  constructor(private readonly work: InMemoryUnitOfWork) {
    super();
  }

  add(request: EstimationRequest): void {
    this.work.add(request);
  }

  byId(id: string): Promise<EstimationRequest> {
    const [found] = this.work.load(EstimationRequest, (request) => request.id === id);
    return found ? Promise.resolve(found) : Promise.reject(new EstimationNotFound());
  }
}
