import { Injectable } from '@nestjs/common';
import { Automation, erasureCall } from '@pignon/domain/estimations/automation';
import { Erasures } from '@pignon/infra/prospects/privacy/erasures';
import type { Done, Effect, Processor } from '../outbox/reaction';

/** One call per estimation that it was told of; whoever receives them knows each by its id. */
@Injectable()
export class ForgetInAutomation implements Processor<{ erasureId: string }> {
  constructor(
    private readonly automation: Automation,
    private readonly erasures: Erasures,
  ) {}

  async perform({ id, payload }: Effect<{ erasureId: string }>): Promise<Done> {
    const { elsewhere } = await this.erasures.byId(payload.erasureId);
    let done: Done = {};
    for (const estimation of elsewhere.estimations ?? [])
      done = await this.automation.call(`${id}-${estimation}`, erasureCall(estimation));
    return done;
  }
}
