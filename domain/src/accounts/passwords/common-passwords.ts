/**
 * What lists of leaked passwords are made of, most of which is one of these words with a number behind it. Ours, written
 * for this house: names of lists that others keep stand in no file here.
 */
const WORDS = `
password passwort passwd pass motdepasse motdepass mdp secret admin administrateur administrator root user utilisateur
login connexion welcome bienvenue bonjour salut hello coucou azerty azertyuiop qwerty qwertyuiop qwertz asdfghjkl
asdfgh zxcvbnm wxcvbn qsdfghjklm iloveyou jetaime monamour amour loulou doudou chouchou cheval soleil sunshine princess
princesse dragon monkey football baseball basketball rugby tennis marseille paris lyon france bordeaux toulouse nantes
juventus arsenal chelsea barcelona superman batman spiderman pokemon naruto starwars master maitre shadow ninja
mustang ferrari porsche mercedes michael jessica jennifer charlie nicolas thomas julien camille pauline caroline marine
isabelle sandrine nathalie christophe stephane philippe laurent sebastien alexandre maxime antoine vincent
freedom liberte whatever letmein trustno1 google facebook internet ordinateur computer samsung iphone orange
chocolat chocolate vanille fraise cookie pepper ginger tigger snoopy garfield minou chaton chien maison jardin
janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
lundi mardi mercredi jeudi vendredi samedi dimanche printemps ete automne hiver summer winter spring autumn
monday tuesday wednesday thursday friday saturday sunday january february april june july august september october
november december changeme changezmoi default test testing demo temp guest invite service support
immobilier immo agence pignon commerce bureau bureaux conseiller location vente client
correct horse battery staple starwars matrix hunter access flower loveme ashley bailey
`
  .trim()
  .split(/\s+/)
  .toSorted((a, b) => b.length - a.length);

/** Rows of keys and counting, in both directions. */
const ROWS = ['azertyuiop', 'qsdfghjklm', 'wxcvbn', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop'];
const COUNTED = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz'];
const backwards = (text: string): string => Array.from(text).toReversed().join('');
const PATHS = [...ROWS, ...COUNTED].flatMap((row) => [row, backwards(row)]);
const SHORTEST_PATH = 4;
const LONGEST_PATH = 26;

/** Signs that stand for letters, as people write them to please a rule. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const asLetters = (text: string): string => text.replace(/./gsu, (sign) => STANDS_FOR[sign] ?? sign);

/** One sign of each place: what was cut at a place is cut there for all ways of reading it. */
function without(text: string, word: string, read: (text: string) => string): string {
  for (let at = read(text).indexOf(word); at >= 0; at = read(text).indexOf(word))
    text = text.slice(0, at) + text.slice(at + word.length);
  return text;
}

function withoutPaths(text: string): string {
  for (let at = 0; at + SHORTEST_PATH <= text.length; at++)
    for (let end = Math.min(text.length, at + LONGEST_PATH); end - at >= SHORTEST_PATH; end--) {
      const piece = text.slice(at, end);
      if (PATHS.some((path) => path.includes(piece))) return withoutPaths(text.slice(0, at) + text.slice(end));
    }
  return text;
}

/** 'abcabcabc' is worth 'abc', and 'aaaaaa' is worth 'a'. */
const withoutRepeats = (text: string): string => text.replace(/(.+?)\1+/gu, '$1');

const ownParts = (own: readonly string[]): string[] =>
  own.flatMap((words) => plain(words).split(/[^\p{L}\p{N}]+/u)).filter(({ length }) => length >= 3);

/** What of a password nobody would try first: without common words, rows of keys, years, repeats and signs at its end. */
export function uncommonPart(password: string, own: readonly string[] = []): string {
  const words = [...ownParts(own).toSorted((a, b) => b.length - a.length), ...WORDS];
  let left = plain(password);
  for (const word of words)
    left = without(
      without(left, word, (text) => text),
      word,
      asLetters,
    );
  left = withoutPaths(left).replace(/(?:19|20)\d\d/g, '');
  return withoutRepeats(left.replace(/^[\d\p{P}\p{S}\s]+|[\d\p{P}\p{S}\s]+$/gu, ''));
}
