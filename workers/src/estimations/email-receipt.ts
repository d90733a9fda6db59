import { Injectable } from '@nestjs/common';
import { estimationReference, propertySaid } from '@pignon/domain/estimations/said';
import { townInAddress } from '@pignon/domain/geography/towns/town-in-address';
import { EstimationRecords } from '@pignon/infra/estimations/estimation-records';
import { knownCommunes } from '@pignon/infra/geography/known-communes';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';

/** To the owner. It repeats none of his words, so that nobody can use our form to write to strangers: what he chose from lists has ours. */
@Injectable()
export class EmailEstimationReceipt implements Processor<{ estimationId: string }> {
  constructor(
    private readonly post: Post,
    private readonly estimations: EstimationRecords,
  ) {}

  async perform(effect: Effect<{ estimationId: string }>): Promise<Done> {
    const { estimationId } = effect.payload;
    const details = await this.estimations.submitted(estimationId);
    const property = [...propertySaid(details), townInAddress(details.address, knownCommunes)]
      .filter(Boolean)
      .join(', ');
    return await this.post.toVisitor(effect, { name: '', address: details.email }, ({ phone, email }) => ({
      subject: "Votre demande d'estimation est bien arrivée",
      content: {
        title: 'Merci pour votre confiance !',
        paragraphs: [
          'Bonjour,',
          "Votre demande d'estimation a été envoyée avec succès. Un expert analyse votre bien dans les 24 heures.",
          "L'estimation détaillée vous parvient sous 48 heures ouvrées, puis un conseiller vous appelle.",
        ],
        facts: [
          ['Référence', estimationReference(estimationId)],
          ...(property ? [['Votre bien', property] as const] : []),
        ],
        closing: [`Une question ? Appelez-nous au ${phone} ou répondez à cet e-mail (${email}).`],
      },
    }));
  }
}
