import { Clock } from '../clock';

/** Stands still until it is set. */
export class FixedClock extends Clock {
  constructor(public at = new Date('2026-11-28T10:00:00.000Z')) {
    super();
  }

  now(): Date {
    return this.at;
  }
}
