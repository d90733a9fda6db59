import type { Right } from '../accounts/rights';
import type { DeskFilters, DeskFolder } from '../listings/desk/desk-query';
import type { Folder } from '../mailbox/thread-state';

/** E01, 'À faire aujourd'hui', in its order. */
export const TO_DO_KEYS = [
  'messages',
  'estimations',
  'access',
  'matches',
  'mandates',
  'untouched',
  'leases',
  'deliveries',
] as const;
export type ToDoKey = (typeof TO_DO_KEYS)[number];

/** What the mailbox is asked: the count and the link both read it here, so that they cannot differ. */
export const TO_DO_THREADS = {
  messages: { folder: 'new', search: 'sauf:estimation' },
  estimations: { folder: 'new', search: 'source:estimation' },
} as const satisfies Partial<Record<ToDoKey, { folder: Folder; search: string }>>;

/** What the list of properties is asked. */
export const TO_DO_PROPERTIES = {
  matches: { folder: 'available', filters: { unseenMatches: true } },
  mandates: { folder: 'available', filters: { mandateEndingWithin: 30 } },
  untouched: { folder: 'available', filters: { untouchedFor: 90 } },
  leases: { folder: 'available', filters: { leaseEndingWithin: 6 } },
} as const satisfies Partial<Record<ToDoKey, { folder: DeskFolder; filters: DeskFilters }>>;

interface ToDoLine {
  readonly one: string;
  readonly many: string;
  readonly right: Right;
  /** The list that holds exactly as many. */
  readonly href: string;
}

const mailbox = ({ folder, search }: { readonly folder: Folder; readonly search: string }): string =>
  `/admin/messages?${new URLSearchParams({ dossier: folder, texte: search, tri: 'due' }).toString()}`;

const desk = ({ folder, filters }: { readonly folder: DeskFolder; readonly filters: DeskFilters }): string =>
  `/admin/properties?${new URLSearchParams({ folder, ...inWords(filters) }).toString()}`;

const inWords = (filters: DeskFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, value === true ? '1' : String(value)]));

export const TO_DO_LINES: Readonly<Record<ToDoKey, ToDoLine>> = {
  messages: {
    one: 'message sans réponse',
    many: 'messages sans réponse',
    right: 'requests',
    href: mailbox(TO_DO_THREADS.messages),
  },
  estimations: {
    one: 'estimation à rendre',
    many: 'estimations à rendre',
    right: 'requests',
    href: mailbox(TO_DO_THREADS.estimations),
  },
  access: {
    one: 'demande off-market à valider',
    many: 'demandes off-market à valider',
    right: 'requests',
    href: '/admin/prospects?onglet=off-market&etat=requested',
  },
  matches: {
    one: 'bien publié a des correspondances à regarder',
    many: 'biens publiés ont des correspondances à regarder',
    right: 'requests',
    href: desk(TO_DO_PROPERTIES.matches),
  },
  mandates: {
    one: 'mandat expirant sous 30 jours',
    many: 'mandats expirant sous 30 jours',
    right: 'properties',
    href: desk(TO_DO_PROPERTIES.mandates),
  },
  untouched: {
    one: 'annonce sans mise à jour depuis 90 jours',
    many: 'annonces sans mise à jour depuis 90 jours',
    right: 'properties',
    href: desk(TO_DO_PROPERTIES.untouched),
  },
  leases: {
    one: 'bail arrivant à échéance sous 6 mois',
    many: 'baux arrivant à échéance sous 6 mois',
    right: 'properties',
    href: desk(TO_DO_PROPERTIES.leases),
  },
  deliveries: {
    one: 'livraison en échec',
    many: 'livraisons en échec',
    right: 'journal',
    href: '/admin/deliveries?state=dead',
  },
};
