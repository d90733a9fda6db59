import { applyDecorators } from '@nestjs/common';
import { type Rule, rule } from '@pignon/domain/shared/rules';
import { SAFE_LINK } from '@pignon/domain/shared/text/safe-link';
import { Matches } from 'class-validator';
import { Text } from './fields';

const ANY = rule(SAFE_LINK, 'Ce lien commence par https://, http://, mailto: ou tel:');

/** The address of something elsewhere, of any kind that no browser runs, or of those that `only` names. */
export const Link = ({
  most,
  empty,
  only = ANY,
}: {
  readonly most: Rule;
  readonly empty?: null;
  readonly only?: Rule<RegExp>;
}): PropertyDecorator =>
  applyDecorators(Matches(only.value, { message: only.message }), Text({ most, ...(empty === null && { empty }) }));
