import { rule } from '@pignon/domain/shared/rules';
import { Link } from './link';

const OWN_OR_HTTPS = /^(\/media\/[\w./-]+|https:\/\/[^\s"'<>]+)$/;

/** Of the site itself or https elsewhere: never a script, a file or another protocol. Null takes it back. */
export const ImageAddress = (): PropertyDecorator =>
  Link({
    most: rule(500, "L'adresse de l'image ne peut pas dépasser 500 caractères"),
    empty: null,
    only: rule(OWN_OR_HTTPS, "L'image est une adresse https ou /media/"),
  });
