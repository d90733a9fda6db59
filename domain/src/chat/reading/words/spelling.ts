/** Shorter words have too many neighbours: 'bar', 'bail', 'murs' and 'mars' are all words. */
const SHORTEST = 5;

/** Words one letter away from one of ours that mean something else. */
const OTHER_WORDS = new Set(
  (
    'keuros keuro meuros meuro rendre prendre tendre fendre pendre ventre rente rentes pente tente lente lentes ' +
    'tentes pentes vocal focal loyal legal livre livres litre titre fibre vivre foyer noyer loger jouer vouer louez ' +
    'douer voleur commence commences commente vocation vacation allocation marche marches soins coins mains achats ' +
    'acheve bourreau locale locales terrasse surfait serveur faveur vapeur saveur cherie touche bouche couche louche ' +
    'cherchez trouvez couvent prouver locations vides cafes vents valent value values vende vendes vendent'
  ).split(' '),
);

/** As people shorten in messages. */
const SHORTHAND: ReadonlyMap<string, string> = new Map([
  ['buro', 'bureau'],
  ['buros', 'bureaux'],
  ['boutik', 'boutique'],
  ['boutiks', 'boutiques'],
  ['lokal', 'local'],
  ['imm', 'immeuble'],
  ['mag', 'magasin'],
  ['loc', 'location'],
  ['px', 'prix'],
  ['pr', 'pour'],
  ['bsr', 'bonsoir'],
  ['slt', 'salut'],
  ['qqn', 'quelqu un'],
  ['rdt', 'rendement'],
  ['bdx', 'bordeaux'],
  ['tlse', 'toulouse'],
  ['mtp', 'montpellier'],
  ['stras', 'strasbourg'],
]);

/** In full what was shortened. */
export const expandShorthand = (word: string): string => SHORTHAND.get(word) ?? word;

/** The word of ours that was meant, when a single slip (a letter too many, missing, wrong or two swapped) lies between. */
export function correctSlip(word: string, ours: readonly string[]): string {
  if (word.length < SHORTEST || OTHER_WORDS.has(word) || ours.includes(word)) return word;
  return ours.find((known) => known.length >= SHORTEST && isOneSlipAway(word, known)) ?? word;
}

/** Damerau-Levenshtein distance of exactly one, without a table: the slip stands where the two words first differ. */
export function isOneSlipAway(typed: string, known: string): boolean {
  if (typed === known || Math.abs(typed.length - known.length) > 1) return false;
  let at = 0;
  while (typed[at] === known[at]) at += 1;
  const rest = (text: string, from: number): string => text.slice(from);
  if (typed.length > known.length) return rest(typed, at + 1) === rest(known, at);
  if (typed.length < known.length) return rest(typed, at) === rest(known, at + 1);
  const swapped = typed[at] === known[at + 1] && typed[at + 1] === known[at];
  return rest(typed, at + 1) === rest(known, at + 1) || (swapped && rest(typed, at + 2) === rest(known, at + 2));
}
