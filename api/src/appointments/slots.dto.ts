import { rule } from '@pignon/domain/shared/rules';
import { Matches } from 'class-validator';
import { Quantity, Text } from '../http/input/fields';
import { MOST_SERIAL } from '../http/input/serial-ids';

const DAY = 'Un jour s’écrit AAAA-MM-JJ';

export class SlotsQuery {
  @Quantity('Le conseiller', { min: 1, max: MOST_SERIAL, whole: true })
  agent?: number | null;

  @Quantity('Le bien', { min: 1, max: MOST_SERIAL, whole: true })
  property?: number | null;

  /** The first day; before today: today. */
  @Matches(/^2\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { message: DAY })
  @Text({ most: rule(10, DAY) })
  from?: string;

  @Quantity('Le nombre de jours', { min: 1, max: 31, whole: true })
  days?: number | null;
}
