import { rule } from '@pignon/domain/shared/rules';
import { Transform } from 'class-transformer';
import { applyDecorators } from '@nestjs/common';
import { Text } from '../http/input/fields';

/** What a request is about: the property's number, as text or as a number. */
export const PropertyId = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value)),
    Text({ most: rule(60, 'Ce bien est inconnu') }),
  );
