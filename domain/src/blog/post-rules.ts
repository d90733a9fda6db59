import { rule } from '../shared/rules';

export const postRules = {
  title: rule(3, 'Le titre est requis (3 caractères au moins)'),
  longestTitle: rule(150, 'Le titre ne peut pas dépasser 150 caractères'),
  longestSlug: rule(100, "L'adresse de l'article ne peut pas dépasser 100 caractères"),
  longestExcerpt: rule(200, "L'extrait ne peut pas dépasser 200 caractères"),
  longestAlt: rule(200, 'Le texte alternatif ne peut pas dépasser 200 caractères'),
  longestAuthor: rule(120, "Le nom de l'auteur ne peut pas dépasser 120 caractères"),
  longestSeoTitle: rule(120, 'Le titre pour les moteurs ne peut pas dépasser 120 caractères'),
  longestSeoDescription: rule(300, 'La description pour les moteurs ne peut pas dépasser 300 caractères'),
  content: rule(1, 'Le contenu est requis'),
  longestContent: rule(60_000, 'Le contenu ne peut pas dépasser 60 000 caractères'),
  longestTag: rule(40, 'Un mot-clé ne peut pas dépasser 40 caractères'),
  mostTags: rule(10, 'Dix mots-clés au plus'),
} as const;
