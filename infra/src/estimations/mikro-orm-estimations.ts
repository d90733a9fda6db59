import { LockMode } from '@mikro-orm/postgresql';
import { EstimationNotFound, EstimationRequest } from '@pignon/domain/estimations/estimation-request';
import type { Estimations } from '@pignon/domain/estimations/estimations';
import { currentWork } from '../database/work-in-progress';

export class MikroOrmEstimations implements Estimations {
  add(request: EstimationRequest): void {
    currentWork().added.push(request);
  }

  async byId(id: string): Promise<EstimationRequest> {
    const em = await currentWork().loading();
    const found = await em.findOne(
      EstimationRequest as never,
      { id },
      {
        lockMode: LockMode.PESSIMISTIC_WRITE,
      },
    );
    if (!found) throw new EstimationNotFound();
    return found as EstimationRequest;
  }
}
