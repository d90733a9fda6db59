/** A validation limit and the sentence that names it: used by the DTOs in api and by the forms in web. */
export interface Rule<Value = number> {
  readonly value: Value;
  readonly message: string;
}

export const rule = <Value>(value: Value, message: string): Rule<Value> => ({ value, message });

/** Server limits (decision F16). Nothing is ever cut silently. */
export const limits = {
  name: rule(120, 'Le nom ne peut pas dépasser 120 caractères'),
  email: rule(254, "L'adresse e-mail ne peut pas dépasser 254 caractères"),
  phone: rule(30, 'Le téléphone ne peut pas dépasser 30 caractères'),
  subject: rule(200, "L'objet ne peut pas dépasser 200 caractères"),
  message: rule(5000, 'Le message ne peut pas dépasser 5000 caractères'),
  address: rule(300, "L'adresse ne peut pas dépasser 300 caractères"),
  amount: rule(12, 'Le montant ne peut pas dépasser 12 chiffres'),
} as const;

/** The same test in the browser and on the server; the server adds class-validator's stricter one. */
export const EMAIL_PATTERN = /^[^\s@,;<>"()]+@[^\s@,;<>"()]+\.[^\s@,;<>"().]{2,}$/;
