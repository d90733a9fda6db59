import { paths } from '../../site/paths';

export interface HeroSlideContent {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly href: string };
  readonly house: { readonly seed: number; readonly sign: string; readonly paint: number; readonly night?: boolean };
}

/** M25: one button to the listings, one to the estimation. */
export const heroSlides: readonly HeroSlideContent[] = [
  {
    title: 'Les murs qui font vivre la rue.',
    text: 'Spécialiste des locaux et murs commerciaux à Paris, nous vendons, louons et gérons boutiques, bureaux et immeubles.',
    action: { label: 'Voir nos biens', href: paths.listings },
    house: { seed: 12, sign: 'À VENDRE', paint: 0 },
  },
  {
    title: 'Que valent vos murs\u00a0?',
    text: 'Décrivez votre local en deux minutes. Un expert vous répond avec une estimation gratuite sous 48h.',
    action: { label: 'Estimation gratuite', href: paths.estimation },
    house: { seed: 21, sign: 'SOUS 48 H', paint: 1, night: true },
  },
];
