import { Quantity } from './fields';

/** The one that was read: another one by now is a colleague's change, which nobody overwrites unseen. */
export class Version {
  @Quantity('La version', { min: 1, max: 2 ** 31 - 1, whole: true })
  version?: number | null;
}
