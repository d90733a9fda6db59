import { opening } from '../words/lexicon';

const OPENING = opening(
  'pour tout|je vous remercie|thanks?|you|super|parfait|tres bien|beaucoup|d accord|allez|bien|rien d autre',
  'c est tout(?: pour (?:moi|aujourd hui|le moment))?|tout est bon',
);
const THINKS = String.raw`(?:(?:je|j|on|nous) (?:(?:vais|dois|va|allons|devons|veux|voudrais|prefere) (?:d abord |encore |y )?(?:reflechir|en (?:parler|discuter)|voir)|(?:y )?reflechi\w*|(?:vous |te )?(?:recontact\w+|rappell?er\w*|rappelle)|(?:reviens|reviendrai|reviendrons|revien\w*)(?: vers vous| plus tard| bientot)?|verrai|verrons|verra|vous (?:tiens|tiendrai) (?:au courant|informe)))`;
const LEAVES = String.raw`(?:au revoir|aurevoir|good ?bye|bye(?: bye)?|see (?:you|ya)(?: later| soon)?|have a (?:nice|good) (?:day|evening|one)|t?ciao|tchao|a bientot|a plus(?: tard)?|a\+|adieu|(?:passez une |une )?(?:bonne|belle|excellente) (?:fin de )?(?:journee|soiree|nuit|week end|apres midi|continuation))`;
const DONE = String.raw`(?:c est tout(?: pour (?:moi|aujourd hui|le moment))?|rien d autre|ce sera tout|that s all|that is all)`;
const WITH = String.raw`(?: (?:a|avec|chez) (?:(?:ma|mon|mes|notre|nos|votre|vos|l|la|le|cette) )?\w+| encore| un peu| la dessus| a tout ca| de tout ca| d abord| d ici la| plus tard| demain| si besoin| (?:et|puis) (?:je|on|nous) (?:vous )?(?:reviens|reviendrai|recontacte\w*|rappelle\w*)(?: vers vous)?)`;
const CLOSING = String.raw`(?: (?:a vous|merci|beaucoup|et|bonne (?:journee|soiree)|au revoir|a bientot|thanks|thank you))*`;

const GOODBYE = new RegExp(`^${OPENING}${LEAVES}${CLOSING}$`);
const FAREWELL = new RegExp(`^${OPENING}(?:(?:${LEAVES}|${DONE})|${THINKS}${WITH}{0,4})${CLOSING}$`);

/** Who goes, or goes to think it over, and asks nothing more; `said` in whole words without accents. */
export const isFarewell = (said: string): boolean => FAREWELL.test(said);

/** Who says goodbye in so many words: 'on verra' and 'c'est tout' may answer a question. */
export const isGoodbye = (said: string): boolean => GOODBYE.test(said);
