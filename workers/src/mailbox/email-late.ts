import { Inject, Injectable } from '@nestjs/common';
import { Cancelled } from '@pignon/domain/deliveries/delivery-failure';
import { calendarOf } from '@pignon/domain/promises/business-calendar';
import { Settings } from '@pignon/domain/settings/app-settings';
import type { Config } from '@pignon/infra/config/config';
import { PromiseWatch } from '@pignon/infra/mailbox/promise-watch';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { waitingContent } from './waiting-words';

interface Late {
  readonly managerId: string | null;
  readonly threadIds: readonly string[];
}

/** To whoever leads, once what was promised is over (D07); where nobody does, to the agency. */
@Injectable()
export class EmailLate implements Processor<Late> {
  constructor(
    private readonly post: Post,
    private readonly settings: Settings,
    private readonly watch: PromiseWatch,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async perform(effect: Effect<Late>): Promise<Done> {
    const { managerId, threadIds } = effect.payload;
    const waiting = await this.watch.stillWaiting(threadIds);
    const [first] = waiting;
    if (!first) throw new Cancelled('Tout a reçu une réponse', 'ANSWERED');
    const { agency } = await this.settings.read();
    const manager = managerId === null ? null : await this.watch.managerMailbox(managerId);
    const one = waiting.length === 1;
    return await this.post.toStaff(effect, {
      to: manager ?? { name: agency.name, address: agency.email },
      subject: one ? `En retard : ${first.name}, ${first.subject}` : `${waiting.length} demandes en retard`,
      content: waitingContent(
        waiting,
        {
          title: one ? 'Une demande est restée sans réponse' : `${waiting.length} demandes sont restées sans réponse`,
          sentence: 'Le délai promis est dépassé.',
        },
        { url: this.config.publicUrl, calendar: calendarOf(this.config), now: new Date() },
      ),
    });
  }
}
