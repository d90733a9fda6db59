import { paths } from '../../site/paths';

export interface NavLink {
  readonly label: string;
  readonly href: string;
  readonly highlighted?: boolean;
}

/** M19. */
export const mainLinks = {
  before: [
    { label: 'Accueil', href: paths.home },
    { label: 'Nos biens', href: paths.listings },
  ],
  after: [
    { label: 'Blog', href: paths.blog },
    { label: 'À propos', href: paths.about },
    { label: 'Contact', href: paths.contact },
  ],
  call: { label: 'Estimation gratuite', href: paths.estimation },
} satisfies Record<string, NavLink | readonly NavLink[]>;

/** M20. */
export const serviceLinks: readonly NavLink[] = [
  { label: 'Locaux commerciaux', href: paths.premises, highlighted: true },
  { label: 'Murs commerciaux', href: paths.walls, highlighted: true },
  { label: 'Vendre un local', href: paths.selling },
  { label: 'Mettre en location', href: paths.lettingOut },
  { label: 'Devenez locataire', href: paths.becomingTenant },
  { label: 'Mettre en gestion', href: paths.management },
];

/** M22. */
export const footerLinks: readonly { readonly title: string; readonly links: readonly NavLink[] }[] = [
  {
    title: 'Pignon',
    links: [
      { label: 'Accueil', href: paths.home },
      { label: 'Nos biens', href: paths.listings },
      { label: 'À propos', href: paths.about },
      { label: 'Contact', href: paths.contact },
      { label: 'Carrières', href: paths.careers },
    ],
  },
  {
    title: 'Services',
    links: [
      { label: 'Tous nos services', href: paths.services },
      { label: 'Acheter un commerce', href: paths.buying },
      { label: 'Vendre un local', href: paths.selling },
      { label: 'Mettre en location', href: paths.lettingOut },
      { label: 'Mettre en gestion', href: paths.management },
      { label: 'Estimation gratuite', href: paths.estimation },
    ],
  },
];

export const legalLinks: readonly NavLink[] = [
  { label: 'Politique de confidentialité', href: paths.privacy },
  { label: 'Mentions légales', href: paths.legal },
];
