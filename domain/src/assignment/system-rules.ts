import type { ThreadSource } from '../mailbox/thread-source';
import type { House } from './house';
import type { RequestProfile } from './request-profile';

/** One that always stands below those of staff, and cannot be taken away (E06). */
interface SystemRule {
  readonly name: string;
  readonly why: string;
  find(request: RequestProfile, house: House): number | null;
}

/** The agency reads and decides these itself; nobody is named for them but by a rule. */
const OF_THE_AGENCY: readonly ThreadSource[] = ['access', 'application', 'mail'];

export const SYSTEM_RULES: readonly SystemRule[] = [
  {
    name: 'Conseiller du bien',
    why: 'La demande porte sur un bien dont ce conseiller répond.',
    find: ({ source, propertyAgentId }) => (OF_THE_AGENCY.includes(source) ? null : propertyAgentId),
  },
  {
    name: 'Conseiller choisi',
    why: 'Le visiteur a choisi ce conseiller.',
    find: ({ chosenAgentId }) => chosenAgentId,
  },
  {
    name: 'Conseiller par défaut',
    why: 'La demande ne porte sur aucun bien et personne n’a été choisi\u00a0: elle va au conseiller par défaut.',
    find: ({ source }, { colleagues }) =>
      source === 'contact' || OF_THE_AGENCY.includes(source)
        ? null
        : (colleagues.find(({ isDefault }) => isDefault)?.id ?? null),
  },
];

/** What is nobody's is in the agency's own mailbox. */
export const AGENCY_MAILBOX = 'La demande ne désigne personne\u00a0: elle va à la boîte de l’agence.';
