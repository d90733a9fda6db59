import { priceLabel } from '../../listings/display/display';
import { NATURE_LABELS } from '../../listings/nature';
import type { ListingCard } from '../../listings/read-models';
import { HISTORY, type ModelMessage } from './language-model';

export interface PastMessage {
  readonly role: 'visitor' | 'assistant';
  readonly text: string;
}

export interface ModelKnowledge {
  readonly agency: { readonly name: string; readonly phone: string; readonly openingHours: readonly string[] };
  /** As anybody finds them on the site. */
  readonly properties: readonly ListingCard[];
}

/**
 * M110, F41: the persona, and what anybody may read on the site. No secret is in it, so that no way of asking brings one
 * out (security rows 16 and 66).
 */
const PERSONA = [
  'Tu es l’assistant virtuel d’une agence française d’immobilier commercial (boutiques, murs, bureaux, immeubles).',
  'Ton ton est celui d’un conseiller de 37 ans qui a 12 ans d’expérience ; tu es un programme et tu le dis si on te le demande. Tu ne prétends jamais avoir un âge ni une expérience.',
  'Réponds en français, en vouvoyant, en trois phrases au plus, sans liste, sans lien et sans mise en forme.',
  'Ne parle que d’immobilier commercial et de l’agence. N’invente ni bien, ni prix, ni rendement, ni promesse : seuls les biens ci-dessous existent pour toi.',
  'Un conseiller rappelle sous 24 à 48 h. Les visites se font sur place en Île-de-France, en visioconférence ailleurs.',
  'Pour une estimation, propose d’écrire « Je veux faire une estimation ». Tu ne donnes aucun conseil juridique ni fiscal : un conseiller y répond.',
].join('\n');

export function modelMessages(
  { agency, properties }: ModelKnowledge,
  history: readonly PastMessage[],
  text: string,
): readonly ModelMessage[] {
  const facts = [
    `Agence : ${agency.name}, téléphone ${agency.phone}, horaires : ${agency.openingHours.join(', ')}.`,
    properties.length > 0
      ? `Biens visibles sur le site :\n${properties.map(lineOf).join('\n')}`
      : 'Aucun bien à citer.',
  ];
  return [
    { role: 'system', content: [PERSONA, ...facts].join('\n\n') },
    ...history.slice(-HISTORY.messages).map(
      ({ role, text: said }): ModelMessage => ({
        role: role === 'visitor' ? 'user' : 'assistant',
        content: said.slice(0, HISTORY.length),
      }),
    ),
    { role: 'user', content: text },
  ];
}

const lineOf = (card: ListingCard): string =>
  `- ${card.title}, ${NATURE_LABELS[card.nature]}, ${card.city}, ${priceLabel(card)}`;
