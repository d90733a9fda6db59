import { appointmentRules } from '@pignon/domain/appointments/appointment-rules';
import { Quantity } from '../http/input/fields';
import { MOST_SERIAL } from '../http/input/serial-ids';
import { Moment } from './moment';

/** What whoever was sent the link has read: changed since, nothing is done. */
export class CancelOwnDto {
  @Quantity('La version', { min: 0, max: MOST_SERIAL, whole: true })
  sequence?: number | null;
}

export class MoveOwnDto extends CancelOwnDto {
  @Moment(appointmentRules.slot, { required: true })
  slot!: string;
}
