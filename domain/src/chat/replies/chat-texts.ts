import { frenchNumber } from '../../shared/text/french';

/** M103, M107, F53: milliseconds. */
export const CHAT_TIMING = {
  typingLeast: 500,
  typingMost: 1500,
  estimationReply: 800,
  confirmation: 3000,
  offerStands: 60_000,
} as const;
/** M108, M109. */
export const CHAT_RESULTS = 5;
export const CHAT_RANDOM_RESULTS = 3;
/** M109, F54: kept as the specification has them, shown with capitals. */
export const FALLBACK_CITIES = ['paris', 'lyon', 'marseille'] as const;

/** F41: announced as what it is. */
export const greeting = (advisor: string): string =>
  `Bonjour ! Je suis ${advisor}, l'assistant virtuel de l'agence. Comment puis-je vous aider ?`;
export const CHAT_SUBTITLE = "Assistant virtuel de l'agence";
export const typing = (advisor: string): string => `${advisor} est en train d'écrire...`;

/** M109. The phone is masked: the visitor asks for it with a press. */
export const AI_FAILURE =
  "Désolé, je n'arrive pas à me connecter au serveur. On peut continuer par téléphone si vous voulez ?";
export const NOTHING_FOUND = "Je n'ai pas trouvé de biens correspondant...";

/** '01 23 45 67 89' → '01 •• •• •• 89'; the same with an international prefix. */
export function maskedPhone(phone: string): string {
  const count = phone.replace(/\D/g, '').length;
  const first = phone.trim().startsWith('+') ? 3 : 2;
  let at = 0;
  return phone.replace(/\d/g, (digit) => {
    at += 1;
    return at <= first || at > count - 2 ? digit : '•';
  });
}

export const OFFER = 'Souhaitez-vous une estimation ?';
export const OFFER_INTRODUCED = `Nous estimons gratuitement les locaux commerciaux, les murs, les bureaux et les immeubles. ${OFFER}`;
export const OFFER_DECLINED = 'Très bien. Je reste à votre disposition si vous avez une autre question.';
export const ESTIMATION_BEGINS =
  'Avec plaisir. Quelques questions suffisent ; vos réponses ne servent qu’à votre demande d’estimation et vous pouvez dire « retour » ou « annuler » à tout moment.';
/** M175: the chat promises 24 h. */
export const ESTIMATION_CONFIRMED =
  'Merci, votre demande est bien enregistrée. Un conseiller vous recontactera sous 24 h.';
export const ESTIMATION_CORRECTED = 'C’est corrigé : votre conseiller reçoit la demande rectifiée.';
export const CORRECT_SENT_BUTTON = 'Corriger ma demande';
export const ESTIMATION_KEPT =
  'Très bien : votre demande reste telle qu’elle a été envoyée. Comment puis-je vous aider ?';
export const ESTIMATION_CANCELLED = 'C’est annulé : rien n’a été envoyé. Comment puis-je vous aider ?';
export const ESTIMATION_FIRST =
  'Finissons d’abord votre estimation, ou dites « annuler » : je cherche ensuite un bien pour vous.';
export const SEARCH_HELP =
  'Dites-moi ce que vous cherchez : la ville, le type de bien, la surface, votre budget. Par exemple « une boutique à Paris, 80 m², moins de 400 000 € ».';
export const WHICH_BUDGET =
  'Quel est votre budget\u00a0? Dites par exemple «\u00a0moins de 300\u202f000\u00a0€\u00a0».';
export const WHICH_SURFACE = 'Quelle surface vous faut-il\u00a0? Dites par exemple «\u00a0plus de 100\u00a0m²\u00a0».';
export const OTHER_TOPIC = 'Je vous écoute : quelle est votre question ?';
export const NOT_UNDERSTOOD =
  'Je n’ai pas bien compris. Je peux vous aider à trouver un bien, à demander une estimation, ou vous mettre en relation avec un conseiller.';
export const HELLO = 'Bonjour ! Comment puis-je vous aider ?';
export const THANKED = 'Avec plaisir !';
export const advisorReply = (phone: string): string =>
  `Un conseiller vous répond au ${phone}. Vous pouvez aussi laisser un message : nous vous répondons dans les 24 heures ouvrées.`;
export const hoursReply = (hours: readonly string[]): string => `Nos horaires\u00a0: ${hours.join(', ')}.`;
export const WHO_REPLY =
  'Je suis l’assistant virtuel de l’agence, un programme et non une personne. Un conseiller peut prendre le relais à tout moment.';
/** M110. */
export const VISIT_REPLY =
  'Les visites se font sur place en Île-de-France, et en visioconférence ailleurs. Un conseiller peut en convenir avec vous.';
export const OFF_MARKET_REPLY =
  'Les biens confidentiels ne sont pas présentés ici : l’accès se demande sur la page Off-market et l’agence y répond elle-même.';
export const LETTING_REPLY =
  'Pour louer ou faire gérer votre bien, un conseiller vous accompagne. Souhaitez-vous lui parler ?';

export const COMPLAINT_REPLY = 'Je le regrette. Un conseiller peut en parler avec vous : souhaitez-vous lui parler ?';

/** After a search that found some. */
export function resultsText(total: number): string {
  if (total === 1) return 'Voici le bien qui correspond.';
  return total <= CHAT_RESULTS
    ? `Voici les ${frenchNumber(total)} biens qui correspondent.`
    : `${frenchNumber(total)} biens correspondent. Voici les ${CHAT_RESULTS} plus récents.`;
}
