import { ADVISOR_BUTTON, QUICK_BUTTONS } from '../buttons';
import { dropsLimit } from '../dropped-limits';
import { foldedWordsOf } from '../words/said';
import { isForAdviser } from './adviser-matters';
import { ADDRESS, type AgencyQuestion, CAREERS, FEES, PERSONAL_DATA, PHONE } from './agency-questions';
import { isFarewell } from './farewells';
import type { Heard } from './heard';
import { asksItsWorth, isOwner, letsOut, sells } from './owners';
import {
  ABUSE,
  ADVISOR,
  COMPLAINT,
  GREETING,
  HOURS,
  HOW_TO_VISIT,
  OFF_MARKET,
  OFFER,
  PLAIN_OFFER,
  PRICE_QUESTION,
  THANKS,
  VISIT,
  VISIT_BY_APPOINTMENT,
  WHO,
} from './phrases';
import {
  continues,
  hasCriteria,
  hasSearchVerb,
  isAboutPlaces,
  isEnough,
  isFresh,
  isNoted,
  limitsPrice,
  namesWhatIsSought,
  seeksAnother,
  seeksProperty,
} from './searches';

export type PlainKind =
  | 'estimation'
  | 'search-help'
  | 'other-topic'
  | 'advisor'
  | 'offer'
  | 'off-market'
  | 'who'
  | 'visit'
  | 'hours'
  | 'greeting'
  | 'thanks'
  | 'letting'
  | AgencyQuestion
  | 'declined'
  | 'complaint';

interface Rule {
  readonly when: (heard: Heard) => boolean;
  /** Which this rule takes, and none before it: its tests. */
  readonly examples: readonly string[];
  /** Half a sentence that means something only while a search is under way. */
  readonly amidSearch?: true;
}
export type IntentRule = Rule &
  (
    | { readonly kind: PlainKind }
    | {
        readonly kind: 'search';
        /** A question of its own, not one more condition. */
        readonly fresh: (heard: Heard) => boolean;
      }
  );

const presses = (label: string) => {
  const pressed = foldedWordsOf(label);
  return ({ words }: Heard): boolean => words === pressed;
};
const says =
  (pattern: RegExp) =>
  ({ words }: Heard): boolean =>
    pattern.test(words);

/**
 * What somebody may want, outside the estimation's questions. The first that takes the message has it (F51): buttons,
 * questions about the agency, people and anger, then search before offer, and last what a single word says.
 */
export const INTENT_RULES: readonly IntentRule[] = [
  { kind: 'estimation', when: presses(QUICK_BUTTONS.estimation), examples: ['Je veux faire une estimation'] },
  { kind: 'search-help', when: presses(QUICK_BUTTONS.search), examples: ["Besoin d'aide pour trouver un bien"] },
  { kind: 'other-topic', when: presses(QUICK_BUTTONS.other), examples: ['Autre'] },
  {
    kind: 'personal-data',
    when: says(PERSONAL_DATA),
    examples: ['que faites-vous de mes données ?', 'votre politique de confidentialité svp'],
  },
  { kind: 'careers', when: says(CAREERS), examples: ['je cherche un stage', 'vous recrutez ?'] },
  { kind: 'address', when: says(ADDRESS), examples: ['où se trouve votre agence ?', 'votre adresse ?'] },
  { kind: 'phone', when: says(PHONE), examples: ['quel est votre numéro ?', 'your phone please'] },
  {
    kind: 'farewell',
    when: ({ words }) => isFarewell(words) && !FEES.test(words),
    examples: ['merci, au revoir', 'je vais en parler à mon associé', 'bonne soirée'],
  },
  {
    kind: 'visit',
    when: ({ words }) => ADVISOR.test(words) && VISIT_BY_APPOINTMENT.test(words),
    examples: ['je voudrais un rendez-vous pour visiter', 'un rdv pour une visite'],
  },
  { kind: 'advisor', when: says(ADVISOR), examples: [ADVISOR_BUTTON, 'rappelez-moi', 'can you call me'] },
  { kind: 'who', when: says(WHO), examples: ['êtes-vous un robot ?', 'qui es-tu ?', 'are you human'] },
  { kind: 'off-market', when: says(OFF_MARKET), examples: ['avez-vous du off-market ?', 'des biens confidentiels'] },
  {
    kind: 'declined',
    when: ({ words, left }) => left !== words && !seeksProperty(left),
    examples: ['je ne veux pas d’estimation', 'pas besoin d’estimer quoi que ce soit'],
  },
  {
    kind: 'complaint',
    when: says(COMPLAINT),
    examples: ['votre estimation est beaucoup trop basse', 'votre estimation était nulle'],
  },
  {
    kind: 'fees',
    when: ({ words }) => FEES.test(words) && !hasSearchVerb(words),
    examples: ['quels sont vos honoraires ?', 'frais d’agence'],
  },
  {
    kind: 'letting',
    when: ({ words }) => letsOut(words),
    examples: ['je voudrais louer mon local', 'je cherche un locataire pour ma boutique'],
  },
  {
    kind: 'advisor',
    when: (heard) => !seeksProperty(heard.words) && isForAdviser(heard.words) && !namesWhatIsSought(heard),
    examples: ['le locataire de mes murs ne paie plus', 'qui paie la taxe foncière ?'],
  },
  {
    kind: 'search',
    when: (heard) => seeksAnother(heard) && (hasCriteria(heard) || isNoted(heard)),
    fresh: (heard) => !continues(heard),
    examples: ['je cherche une boutique à Lyon', 'trouvez-moi un local à Trifouilly-les-Oies'],
  },
  { kind: 'search-help', when: seeksAnother, examples: ['je cherche un bien', 'je recherche une propriété'] },
  {
    kind: 'search',
    amidSearch: true,
    when: ({ words }) => dropsLimit(words),
    fresh: () => false,
    examples: ['peu importe le prix', 'sans limite de surface'],
  },
  {
    kind: 'offer',
    when: ({ left }) => sells(left) || isOwner(left) || PLAIN_OFFER.test(left) || asksItsWorth(left),
    examples: ['je vends mon local', 'combien vaut ma boutique ?', 'what is my shop worth'],
  },
  {
    // 'prix max 300 k€ à Paris' limits a search; 'quel est le prix de mon local' asks for an estimation.
    kind: 'offer',
    when: (heard) =>
      OFFER.test(heard.words) &&
      !limitsPrice(heard) &&
      !(heard.searching && hasCriteria(heard) && !PRICE_QUESTION.test(heard.words)),
    examples: ['quel est le prix des murs à Paris ?', 'les prix en ce moment'],
  },
  { kind: 'hours', when: says(HOURS), examples: ['quels sont vos horaires ?', 'vous fermez à quelle heure ?'] },
  { kind: 'visit', when: says(HOW_TO_VISIT), examples: ['comment se passe une visite ?', 'quand puis-je visiter ?'] },
  {
    kind: 'search',
    when: (heard) => hasCriteria(heard) && (heard.searching || isEnough(heard)),
    fresh: isFresh,
    examples: ['une boutique à Lyon', 'bureaux à louer', 'à Nantes'],
  },
  {
    kind: 'search',
    when: (heard) => isNoted(heard) && isAboutPlaces(heard),
    fresh: isFresh,
    examples: ['à Trifouilly-les-Oies', 'pas à Paris'],
  },
  {
    kind: 'search-help',
    when: hasCriteria,
    examples: ['je voudrais investir dans l’immobilier commercial'],
  },
  { kind: 'visit', when: says(VISIT), examples: ['une visite', 'visiter'] },
  { kind: 'complaint', when: says(ABUSE), examples: ['vous êtes des voleurs', 'ce service est nul'] },
  { kind: 'greeting', when: says(GREETING), examples: ['Bonjour', 'hello !'] },
  { kind: 'thanks', when: says(THANKS), examples: ['merci beaucoup', 'ok merci'] },
];

export const ruleOf = (heard: Heard): IntentRule | undefined =>
  INTENT_RULES.find(({ when, amidSearch }) => (heard.searching || !amidSearch) && when(heard));
