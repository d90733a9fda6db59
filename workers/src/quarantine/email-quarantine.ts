import { Injectable } from '@nestjs/common';
import { Cancelled } from '@pignon/domain/deliveries/delivery-failure';
import { Settings } from '@pignon/domain/settings/app-settings';
import { parisTime } from '@pignon/domain/shared/text/french';
import { Quarantine, type QuarantinedRequest } from '@pignon/infra/quarantine/quarantine';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';

/** A flood of robots is told of by its number. */
const MOST_SHOWN = 25;
const MOST_LETTERS = 300;

/** To the agency: who may have been taken for a robot. */
@Injectable()
export class EmailQuarantine implements Processor<{ from: string; until: string }> {
  constructor(
    private readonly post: Post,
    private readonly settings: Settings,
    private readonly quarantine: Quarantine,
  ) {}

  async perform({ payload, ...effect }: Effect<{ from: string; until: string }>): Promise<Done> {
    const requests = await this.quarantine.requests(new Date(payload.from), new Date(payload.until));
    // Erased meanwhile.
    if (requests.length === 0) throw new Cancelled('Il n’y a plus de demande écartée', 'QUARANTINE');
    const { agency } = await this.settings.read();
    const several = requests.length > 1;
    const counted = several ? `${requests.length} demandes écartées` : 'Une demande écartée';
    return await this.post.toStaff(
      { ...effect, payload },
      {
        to: { name: agency.name, address: agency.email },
        subject: `${counted} comme venant d’un robot`,
        content: {
          title: `${counted} comme venant d’un robot`,
          paragraphs: [
            `Le champ que personne ne voit y était rempli : par un robot le plus souvent, parfois par un logiciel qui remplit les formulaires. Personne n’a été prévenu et rien n’est allé au CRM.`,
            ...(requests.length > MOST_SHOWN ? [`Les ${MOST_SHOWN} premières :`] : []),
          ],
          facts: requests.slice(0, MOST_SHOWN).map((request) => [request.kind, inOneLine(request)] as const),
          closing: ['Si l’une vient d’une vraie personne, écrivez-lui à l’adresse indiquée.'],
        },
      },
    );
  }
}

const inOneLine = ({ name, email, phone, message, at }: QuarantinedRequest): string =>
  [parisTime(at), name, email, phone, message?.replace(/\s+/g, ' ').slice(0, MOST_LETTERS)].filter(Boolean).join(' – ');
