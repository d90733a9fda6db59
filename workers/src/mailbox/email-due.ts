import { Inject, Injectable } from '@nestjs/common';
import { Agents } from '@pignon/domain/agents/agent';
import { Settings } from '@pignon/domain/settings/app-settings';
import type { Config } from '@pignon/infra/config/config';
import { PromiseWatch } from '@pignon/infra/mailbox/promise-watch';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { waitingLetter, type WaitingWords } from './waiting-words';

const WORDS: WaitingWords = {
  subject: ['Réponse bientôt due', 'réponses bientôt dues'],
  title: ['Une demande attend une réponse', 'demandes attendent une réponse'],
  sentence: 'Quatre cinquièmes du délai promis sont passés.',
};

interface Due {
  readonly agentId: number | null;
  readonly threadIds: readonly string[];
}

/** To the adviser while there is time left; where it is nobody's, to the agency (D07). */
@Injectable()
export class EmailDue implements Processor<Due> {
  constructor(
    private readonly post: Post,
    private readonly settings: Settings,
    private readonly agents: Agents,
    private readonly watch: PromiseWatch,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async perform(effect: Effect<Due>): Promise<Done> {
    const { agentId, threadIds } = effect.payload;
    const waiting = (await this.watch.stillWaiting(threadIds)).filter((thread) => thread.agentId === agentId);
    const letter = waitingLetter(waiting, WORDS, this.config);
    const { agency } = await this.settings.read();
    const { name, email } = (agentId === null ? null : await this.agents.byId(agentId)) ?? agency;
    return await this.post.toStaff(effect, { ...letter, to: { name, address: email } });
  }
}
