import { rule } from '../shared/rules';

/** M130. 'au moins 2 caractères' is said beside the field, the message stays as the specification has it (F15). */
export const estimationRules = {
  firstName: rule(2, 'Le prénom est requis'),
  lastName: rule(2, 'Le nom est requis'),
  phone: rule(10, 'Numéro de téléphone invalide'),
  email: rule(3, 'Email invalide'),
  address: rule(5, "L'adresse est requise"),
} as const;
