import { applyDecorators } from '@nestjs/common';
import { rule } from '@pignon/domain/shared/rules';
import { ValidateBy } from 'class-validator';
import { Text } from '../http/input/fields';

const ISO = /^2\d{3}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** A moment to the minute, with its zone: '2026-12-03T08:00:00.000Z'. */
export const Moment = (message: string, { required = false } = {}): PropertyDecorator =>
  applyDecorators(
    ValidateBy({
      name: 'moment',
      validator: {
        validate: (value) =>
          value === undefined ||
          value === '' ||
          (typeof value === 'string' && ISO.test(value) && Date.parse(value) % 60_000 === 0),
        defaultMessage: () => message,
      },
    }),
    Text({ most: rule(40, message), ...(required && { required: rule(1, message) }) }),
  );
