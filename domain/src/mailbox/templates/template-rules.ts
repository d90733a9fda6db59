import { rule } from '../../shared/rules';

export const templateRules = {
  name: {
    required: rule(1, 'Donnez un nom au modèle'),
    most: rule(80, 'Le nom ne peut pas dépasser 80 caractères'),
  },
  subject: rule(200, "L'objet ne peut pas dépasser 200 caractères"),
  body: {
    required: rule(1, 'Écrivez le texte du modèle'),
    most: rule(10_000, 'Le texte ne peut pas dépasser 10 000 caractères'),
  },
} as const;
