import { isFarewell } from './farewells';

/** What people ask of the agency itself; each is answered from its settings or by the page that tells it. */
export type AgencyQuestion = 'fees' | 'address' | 'phone' | 'personal-data' | 'careers' | 'farewell';

const QUESTIONS: readonly (readonly [RegExp, AgencyQuestion])[] = [
  [
    /\b(?:mes (?:donnees|infos|informations)(?: personnelles)?|donnees personnelles|rgpd|vie privee|politique de confidentialite|droit a l oubli)\b/,
    'personal-data',
  ],
  [
    /\b(?:(?:un|d|mon|votre|vos|offres? d) ?emplois?|(?:cherche|recherche) (?:un |une |du )?(?:emploi|travail|job|poste|stage|alternance)|recrutez|recrute[sz]? vous|postuler|candidature|travailler (?:chez|avec|pour) vous|(?:envoyer|deposer) (?:mon|un) cv)\b/,
    'careers',
  ],
  [
    /\b(?:votre adresse|adresse (?:de l|de votre|postale)(?: agence)?|ou (?:etes vous|vous etes|vous trouve[rz]|vous situez vous|(?:est|se trouve|se situe|sont|se trouvent|se situent) (?:situes? )?(?:l agence|votre agence|vos bureaux|vos locaux)))\b/,
    'address',
  ],
  [/\bvo(?:tre|s) (?:numeros?|tel|telephones?|coordonnees)\b|\byour (?:phone|number)\b/, 'phone'],
  [
    /\b(?:(?:vos|quels?|les|combien|des|votre|la) (?:\w+ ){0,3}(?:honoraires|commissions?|tarifs?|frais d agence|bareme)|^(?:honoraires|frais d agence|bareme|tarifs?|commissions?)|your (?:fees?|commission))\b/,
    'fees',
  ],
];

/** `said` in whole words without accents. */
export const agencyQuestionIn = (said: string): AgencyQuestion | null =>
  QUESTIONS.find(([pattern]) => pattern.test(said))?.[1] ?? (isFarewell(said) ? 'farewell' : null);
