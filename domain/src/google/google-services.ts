/** What an agency may connect to the site, in the order of the page (E14). */
export const GOOGLE_SERVICES = ['reviews', 'gmail', 'calendar', 'search-console'] as const;
export type GoogleService = (typeof GOOGLE_SERVICES)[number];

interface ServiceWords {
  readonly label: string;
  /** What Google is asked to allow, as it is told to people. */
  readonly scopes: readonly string[];
  /** How the site does without. */
  readonly without: string;
}

export const GOOGLE_SERVICE_WORDS: Readonly<Record<GoogleService, ServiceWords>> = {
  reviews: {
    label: "Fiche d'établissement (avis)",
    scopes: ['Voir et gérer la fiche d’établissement : le site n’en lit que les avis'],
    without: 'Sans cette connexion, la page d’accueil se passe des avis.',
  },
  gmail: {
    label: 'Gmail',
    scopes: [],
    without: 'Le site ne s’en sert pas : les messages passent par sa propre boîte.',
  },
  calendar: {
    label: 'Agenda',
    scopes: [],
    without: 'Le site ne s’en sert pas : les rendez-vous passent par ses propres créneaux.',
  },
  'search-console': {
    label: 'Search Console',
    scopes: [],
    without: 'Le site ne s’en sert pas : les pages passent par le plan du site.',
  },
};
