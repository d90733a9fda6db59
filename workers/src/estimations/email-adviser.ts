import { Injectable } from '@nestjs/common';
import { Agents } from '@pignon/domain/agents/agent';
import { estimationReference } from '@pignon/domain/estimations/said';
import { EstimationRecords } from '@pignon/infra/estimations/estimation-records';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { estimationFacts } from '@pignon/domain/estimations/estimation-facts';

@Injectable()
export class EmailAdviser implements Processor<{ estimationId: string }> {
  constructor(
    private readonly post: Post,
    private readonly agents: Agents,
    private readonly estimations: EstimationRecords,
  ) {}

  async perform(effect: Effect<{ estimationId: string }>): Promise<Done> {
    const details = await this.estimations.submitted(effect.payload.estimationId);
    const adviser = await this.agents.default();
    if (!adviser) throw new Error('Aucun conseiller par défaut');
    const name = `${details.firstName} ${details.lastName}`;
    return await this.post.toStaff(effect, {
      to: { name: adviser.name, address: adviser.email },
      replyTo: { name, address: details.email },
      subject: `Demande d'estimation : ${name}, ${details.address}`,
      content: {
        title: "Nouvelle demande d'estimation",
        paragraphs: [
          `Bonjour ${adviser.name},`,
          `${name} demande l'estimation de son bien. La réponse est promise sous 48h ouvrées.`,
        ],
        facts: [['Référence', estimationReference(effect.payload.estimationId)], ...estimationFacts(details)],
        closing: ['Répondre à cet e-mail écrit directement au demandeur.'],
      },
    });
  }
}
