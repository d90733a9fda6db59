import { applyDecorators } from '@nestjs/common';
import { rule } from '@pignon/domain/shared/rules';
import { Matches } from 'class-validator';
import { Text } from './fields';

/** Of the site itself or https elsewhere: never a script, a file or another protocol. Null takes it back. */
export const ImageAddress = (): PropertyDecorator =>
  applyDecorators(
    Matches(/^(\/media\/[\w./-]+|https:\/\/[^\s"'<>]+)$/, { message: "L'image est une adresse https ou /media/" }),
    Text({ most: rule(500, "L'adresse de l'image ne peut pas dépasser 500 caractères"), empty: null }),
  );
