import { Inject, Injectable } from '@nestjs/common';
import { Settings } from '@pignon/domain/settings/app-settings';
import type { Config } from '@pignon/infra/config/config';
import { PromiseWatch } from '@pignon/infra/mailbox/promise-watch';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { waitingLetter, type WaitingWords } from './waiting-words';

const WORDS: WaitingWords = {
  subject: ['En retard', 'demandes en retard'],
  title: ['Une demande est restée sans réponse', 'demandes sont restées sans réponse'],
  sentence: 'Le délai promis est dépassé.',
};

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
    const letter = waitingLetter(waiting, WORDS, this.config);
    const { agency } = await this.settings.read();
    const manager = managerId === null ? null : await this.watch.managerMailbox(managerId);
    const to = manager ?? { name: agency.name, address: agency.email };
    return await this.post.toStaff(effect, { ...letter, to });
  }
}
