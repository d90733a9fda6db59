/** What people ask of the agency itself; each is answered from its settings or by the page that tells it. */
export type AgencyQuestion = 'fees' | 'address' | 'phone' | 'personal-data' | 'careers' | 'farewell';

/** Tried on whole words without accents, as are all below. */
export const PERSONAL_DATA =
  /\b(?:mes (?:donnees|infos|informations)(?: personnelles)?|donnees personnelles|rgpd|vie privee|politique de confidentialite|droit a l oubli)\b/;
export const CAREERS =
  /\b(?:(?:un|d|mon|votre|vos|offres? d) ?emplois?|(?:cherche|recherche) (?:un |une |du )?(?:emploi|travail|job|poste|stage|alternance)|recrutez|recrute[sz]? vous|postuler|candidature|travailler (?:chez|avec|pour) vous|(?:envoyer|deposer) (?:mon|un) cv)\b/;
export const ADDRESS =
  /\b(?:votre adresse|adresse (?:de l|de votre|postale)(?: agence)?|ou (?:etes vous|vous etes|vous trouve[rz]|vous situez vous|(?:est|se trouve|se situe|sont|se trouvent|se situent) (?:situes? )?(?:l agence|votre agence|vos bureaux|vos locaux)))\b/;
export const PHONE = /\bvo(?:tre|s) (?:numeros?|tel|telephones?|coordonnees)\b|\byour (?:phone|number)\b/;
export const FEES =
  /\b(?:(?:vos|quels?|les|combien|des|votre|la) (?:\w+ ){0,3}(?:honoraires|commissions?|tarifs?|frais d agence|bareme)|^(?:honoraires|frais d agence|bareme|tarifs?|commissions?)|your (?:fees?|commission))\b/;

/** Their own questions come first: 'combien coûte une candidature chez vous' is none of fees. */
export const asksFees = (words: string): boolean =>
  FEES.test(words) && ![PERSONAL_DATA, CAREERS, ADDRESS, PHONE].some((other) => other.test(words));
