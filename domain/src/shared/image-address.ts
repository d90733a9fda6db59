import { rule } from './rules';

/** Of the site itself or https elsewhere: never a script, a file or another protocol. */
export const imageAddress = {
  most: rule(500, "L'adresse de l'image ne peut pas dépasser 500 caractères"),
  form: rule(/^(\/media\/[\w./-]+|https:\/\/[^\s"'<>]+)$/, "L'image est une adresse https ou /media/"),
} as const;
