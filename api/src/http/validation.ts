import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { InvalidBody } from './errors';

/** Unknown fields are refused by name; the message of a field is its last rule's, the most basic one. */
export const validation = new ValidationPipe({
  transform: true,
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  stopAtFirstError: false,
  exceptionFactory: (errors) => new InvalidBody(Object.fromEntries(errors.flatMap(fieldsOf))),
});

function fieldsOf({ property, constraints, children }: ValidationError): [string, string][] {
  const inner = (children ?? []).flatMap(fieldsOf);
  if (!constraints) return inner;
  if (constraints.whitelistValidation) return [[property, `Le champ « ${property} » n'est pas connu`]];
  if (constraints.nestedValidation || constraints.unknownValue)
    return [[property, `Le champ « ${property} » est illisible`], ...inner];
  return [[property, Object.values(constraints).at(-1) ?? 'Champ invalide'], ...inner];
}
