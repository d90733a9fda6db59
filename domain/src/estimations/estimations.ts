import type { EstimationRequest } from './estimation-request';

/** Belongs to the running unit of work. */
export abstract class Estimations {
  abstract add(request: EstimationRequest): void;
  /** Locks the request until the unit of work ends; rejects with EstimationNotFound. */
  abstract byId(id: string): Promise<EstimationRequest>;
}
