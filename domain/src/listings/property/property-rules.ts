import { rule } from '../../shared/rules';

/** What a property cannot do without, and how long its texts may be (E03). */
export const propertyRules = {
  title: rule(1, 'Le titre est requis'),
  titleMost: rule(200, 'Le titre ne peut pas dépasser 200 caractères'),
  city: rule(1, 'La ville est requise'),
  cityMost: rule(100, 'La ville ne peut pas dépasser 100 caractères'),
  type: rule(1, 'Le type est requis'),
  description: rule(20_000, 'La description ne peut pas dépasser 20 000 caractères'),
  address: rule(300, "L'adresse ne peut pas dépasser 300 caractères"),
  short: rule(60, 'Ce champ ne peut pas dépasser 60 caractères'),
  line: rule(300, 'Ce champ ne peut pas dépasser 300 caractères'),
  slug: rule(80, "L'adresse de la page ne peut pas dépasser 80 caractères"),
  seoTitle: rule(120, 'Le titre SEO ne peut pas dépasser 120 caractères'),
  seoDescription: rule(320, 'La description SEO ne peut pas dépasser 320 caractères'),
  url: rule(2000, "L'adresse d'une photo ne peut pas dépasser 2000 caractères"),
  photos: rule(30, '30 photos au plus'),
  alt: rule(200, 'Le texte alternatif ne peut pas dépasser 200 caractères'),
  plans: rule(10, '10 plans au plus'),
  secureLink: rule(/^https:\/\/[^\s"'<>\\]+$/i, 'Cette adresse commence par https://'),
  plan: rule(
    /^(\/media\/[\w-]{22}\.jpg|https:\/\/[^\s"'<>\\]+)$/,
    'Un plan est une photo déposée ou une adresse https://',
  ),
} as const;
