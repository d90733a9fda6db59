import { Quantity } from './fields';
import { MOST_SERIAL } from './serial-ids';

/** The one that was read: another one by now is a colleague's change, which nobody overwrites unseen. */
export class Version {
  @Quantity('La version', { min: 1, max: MOST_SERIAL, whole: true })
  version?: number | null;
}
