// What the npm commands take: known before anything is installed, so that help and refusals come at once.

const HOUSE = [
  ['PORT', '3000', 'le site'],
  ['PARTNERS_PORT', '3100', 'les partenaires locaux'],
  ['MAIL_SMTP_PORT, MAIL_WEB_PORT', '1025, 1080', 'le courrier local : SMTP, et la page qui le montre'],
  ['MAIL_IMAP_PORT', '1143', 'le courrier local : la boîte de l’agence, par IMAP'],
  ['DATA_DIR', '.local', 'bases, journaux, courriels, secrets'],
  ['WORKERS', '1', 'processus qui travaillent en arrière-plan'],
  ['SEED_LISTINGS', '60', 'biens de démonstration du premier démarrage'],
  ['ADMIN_EMAIL, ADMIN_PASSWORD', 'admin@pignon.local, au hasard', 'premier administrateur'],
  ['DATABASE_URL, REDIS_URL, SMTP_URL', 'ceux que la commande démarre', 'des serveurs à vous'],
];
const TESTS = [
  ['CHROMIUM_PATH', 'celui de la machine', 'navigateur des tests'],
  ['ALLOW_NO_BROWSER', 'vide', '1 : sans navigateur, ses tests sont passés'],
  ['PG_NO_USERNS', 'vide', '1 : PostgreSQL sous un compte sans droits, en root'],
];
const DATABASE = [
  ['DATABASE_URL', 'la base locale', 'une base à vous'],
  ['DATA_DIR', '.local', 'où est la base locale'],
];

/**
 * `options` is what util.parseArgs takes; `told` their lines of help; `only`: of a `.env` nothing but these settings is
 * read, so that a command which breaks or measures things never reaches a real database.
 */
export const COMMANDS = {
  start: {
    does: 'Démarre tout le site sur cette machine, avec un courrier et des partenaires d’essai. Ctrl-C arrête tout.',
    usage: 'npm start',
    settings: HOUSE,
    also: 'Tous les autres réglages : .env.example.',
  },
  dev: {
    does: 'Comme npm start, et ce qui est modifié se voit aussitôt : les pages sans les recharger, le reste après un redémarrage. Les fautes de types de toutes les pièces s’affichent ici.',
    usage: 'npm run dev',
    settings: HOUSE,
    also: 'Tous les autres réglages : .env.example.',
  },
  test: {
    does: 'Frontières, types, style, tests unitaires, tests sur de vraies pièces et dans un navigateur. Dernière ligne : N passed, N failed.',
    usage: 'npm test [-- [--alone] [partie de chemin…] [-t "partie de titre"]]',
    options: {
      alone: { type: 'boolean' },
      testNamePattern: { type: 'string', short: 't' },
      runInBand: { type: 'boolean', short: 'i' },
      verbose: { type: 'boolean' },
    },
    positionals: true,
    told: [
      ['contact', 'des tests sur de vraies pièces, ceux dont le chemin contient ce mot'],
      ['--alone contact', 'seuls ces tests, unitaires compris : ni types, ni style, ni tempête'],
      ['-t "C08"', 'ceux dont le titre contient ce texte'],
      ['-i, --runInBand', 'un fichier après l’autre'],
    ],
    settings: TESTS,
    only: ['CHROMIUM_PATH', 'ALLOW_NO_BROWSER', 'PG_NO_USERNS'],
    also: 'Une seule pièce : npm test -w @pignon/domain (ou infra, api, workers, web).',
  },
  seed: {
    does: 'Porte à N le nombre de biens de démonstration ; ceux de l’agence restent.',
    usage: 'npm run seed -- --listings 1500',
    options: { listings: { type: 'string' } },
    told: [['--listings N', 'combien de biens']],
    settings: DATABASE,
  },
  admin: {
    does: 'Les comptes de l’administration, pour qui a la base en main.',
    usage: 'npm run admin -- list | create --email ADRESSE [--name NOM] | password [adresse]',
    options: { email: { type: 'string' }, name: { type: 'string' } },
    positionals: true,
    told: [
      ['list', 'les comptes et leur dernière connexion'],
      ['create --email', 'un administrateur, et un lien qui sert une fois à choisir son mot de passe'],
      ['password [adresse]', 'un nouveau mot de passe, affiché une fois ; ferme ses sessions, lève son blocage'],
    ],
    settings: DATABASE,
  },
  retention: {
    does: 'Retire ce dont la durée de conservation est passée, règle par règle, et en garde la preuve ; les workers le font chaque nuit.',
    usage: 'npm run retention -- [--dry-run]',
    options: { 'dry-run': { type: 'boolean' } },
    told: [['--dry-run', 'dit ce qui serait retiré, et ne change rien']],
    settings: DATABASE,
  },
  bench: {
    does: 'Un tableau de mesures, à côté des planchers mesurés dans la même minute.',
    usage: 'npm run bench -- [--listings 1500] [--rounds 3] [--seconds 5] [--only catalogue,floors]',
    options: {
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      listings: { type: 'string' },
      only: { type: 'string' },
    },
    told: [
      ['--listings N', 'biens du catalogue (1500)'],
      ['--rounds N', 'tours (3)'],
      ['--seconds N', 'secondes par mesure (5)'],
      ['--only a,b', 'ces familles de mesures seulement'],
    ],
    settings: [],
    only: ['PG_NO_USERNS'],
  },
  fuzz: {
    does: 'Des textes inventés, de la plus grande longueur, contre tout ce qui lit le texte d’un visiteur, puis par HTTP.',
    usage: 'npm run fuzz -- [--seconds 60] [--texts 10000] [--seed 42]',
    options: { seconds: { type: 'string' }, texts: { type: 'string' }, seed: { type: 'string' } },
    told: [
      ['--seconds N', 'deux tiers pour les lecteurs seuls, un tiers par HTTP (60)'],
      ['--texts N', 'autant de textes par lecteur, quel que soit le temps'],
      ['--seed S', 'les mêmes textes'],
    ],
    settings: [],
    only: ['PG_NO_USERNS'],
  },
  storm: {
    does: 'Des pannes sous charge, puis les invariants : rien de perdu, rien de doublé.',
    usage: 'npm run storm -- [--short] [--rows 2,8] [--minutes 5] [--seed 42] [--scale 20] [--sabotage outbox]',
    // Its own reading knows its options: they grow with it.
    passes: true,
    told: [
      ['--short', 'peu de lignes, peu de charge'],
      ['--rows 2,8', 'ces lignes seulement'],
      ['--minutes N', 'au hasard pendant N minutes'],
      ['--seed S', 'le même ordre, les mêmes gens'],
      ['--seeds N', 'chaque ligne avec N graines au hasard'],
      ['--scale K', 'TIME_SCALE de tout le système (20)'],
      ['--sabotage X', 'retire une protection : doit finir en rouge'],
    ],
    settings: [],
    only: ['PG_NO_USERNS'],
  },
};

export function help(name) {
  const { does, usage, told = [], settings, also } = COMMANDS[name];
  const lines = (rows) => rows.map(([first, ...rest]) => `  ${first.padEnd(34)}${rest.join('   ')}`).join('\n');
  return [
    `${usage}\n\n${does}`,
    told.length > 0 && `Options :\n${lines([...told, ['--help', 'ce texte']])}`,
    settings.length > 0 &&
      `Réglages, de l’environnement ou d’un fichier .env à la racine (l’environnement l’emporte) :\n${lines(
        settings.map(([key, usual, what]) => [key, `${what} (${usual})`]),
      )}`,
    also,
  ]
    .filter(Boolean)
    .join('\n\n');
}
