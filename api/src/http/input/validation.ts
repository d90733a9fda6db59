import { type ArgumentMetadata, ValidationPipe, type ValidationError } from '@nestjs/common';
import { InvalidBody } from '../refusals/errors';
import { refuseLongLists } from './long-lists';

/** Of a body that says a thousand things that nobody asked for: enough to see what is meant. */
const MOST_UNKNOWN = 10;
/** More than any form has; a list of places may be wrong in each of them. */
const MOST_FAULTS = 100;
const LONGEST_NAME = 60;

class Validation extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body') refuseLongLists(value);
    return (await super.transform(value, metadata)) as unknown;
  }
}

/**
 * Unknown fields are refused by name, the first ten; the message of a field is its last rule's, the most basic one. The
 * answer stays small whatever was sent.
 */
export const validation = new Validation({
  transform: true,
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  stopAtFirstError: false,
  exceptionFactory: (errors) => new InvalidBody(faultsOf(errors)),
});

function faultsOf(errors: readonly ValidationError[]): Record<string, string> {
  const faults = new Map<string, string>();
  let unknown = 0;
  for (const { name, message, isUnknown } of errors.flatMap(fieldsOf)) {
    if (faults.size >= MOST_FAULTS || (isUnknown && unknown >= MOST_UNKNOWN)) continue;
    if (isUnknown && !faults.has(name)) unknown += 1;
    faults.set(name, message);
  }
  return Object.fromEntries(faults);
}

interface Fault {
  readonly name: string;
  readonly message: string;
  readonly isUnknown?: boolean;
}

function fieldsOf({ property, constraints, children }: ValidationError): Fault[] {
  const name = property.length > LONGEST_NAME ? `${property.slice(0, LONGEST_NAME)}…` : property;
  const inner = (children ?? []).flatMap(fieldsOf);
  if (!constraints) return inner;
  if (constraints.whitelistValidation)
    return [{ name, message: `Le champ « ${name} » n'est pas connu`, isUnknown: true }];
  if (constraints.nestedValidation || constraints.unknownValue)
    return [{ name, message: `Le champ « ${name} » est illisible` }, ...inner];
  return [{ name, message: Object.values(constraints).at(-1) ?? 'Champ invalide' }, ...inner];
}
