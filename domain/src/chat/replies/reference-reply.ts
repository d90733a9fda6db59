import { propertyShortcut } from '../../pages/site-pages';
import { ACCESS, type ChatReply, say } from './reply';
import type { PropertyStatus } from '../../listings/property-fields';

/** What the public catalogue knows under a number. */
export type Referred = PropertyStatus | 'off-market' | 'gone' | 'unknown';

export interface Reference {
  readonly id: number;
  /** 'PGN-35' */
  readonly reference: string;
  /** It was asked for to see it. */
  readonly appointment?: boolean;
}

/** The card itself, where there is one, stands under it. */
export function referenceReply({ id, reference, appointment = false }: Reference, found: Referred): ChatReply {
  switch (found) {
    case 'available':
      return appointment
        ? say(
            `Voici le bien ${reference}. Le rendez-vous se prend sur sa fiche\u00a0: sur place en Île-de-France, en visioconférence ailleurs.`,
            {
              link: { label: 'Prendre rendez-vous', href: propertyShortcut(id) },
            },
          )
        : say(`Voici le bien ${reference}.`);
    case 'rented':
      return say(`Voici le bien ${reference}\u00a0: il est loué.`);
    case 'sold':
    case 'unavailable':
      return say(`Voici le bien ${reference}\u00a0: il n’est plus disponible.`);
    case 'off-market':
      return say(`Le bien ${reference} est OFF MARKET\u00a0: ses détails s’ouvrent sur inscription.`, { link: ACCESS });
    case 'gone':
      return say(
        `Le bien ${reference} n’est plus proposé. Je peux en chercher un autre\u00a0: dites-moi ce qu’il vous faut.`,
      );
    case 'unknown':
      return say(
        `Je ne trouve aucun bien sous la référence ${reference}. Vérifiez le numéro, ou dites-moi ce que vous cherchez.`,
      );
  }
}
