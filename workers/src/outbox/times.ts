/** Seconds; all divided by TIME_SCALE, so that a storm lives through hours in minutes. */
export abstract class Times {
  abstract readonly lease: number;
  abstract readonly redispatch: number;
  abstract readonly outage: number;
  abstract readonly grace: number;
  abstract readonly poll: number;
  abstract readonly breakerWindow: number;
  abstract readonly breakerProbe: number;
  abstract readonly hasten: number;
  abstract readonly performTimeout: number;
  abstract readonly shutdown: number;
  /** After a creation was marked as sent: the latest that it can still arrive, and hide from the CRM's own search. */
  abstract readonly crmIndex: number;
  /** Whoever takes longer between two steps was asleep, and looks anew before he sends. */
  abstract readonly nod: number;
  abstract readonly scale: number;
}

export const scaledTimes = (scale: number): Times => ({
  // A busy machine is no service that hangs: work gets its seconds however short the hours are, and its lease outlasts it.
  lease: Math.max(90 / scale, 4.5),
  redispatch: 60 / scale,
  // Never so short that a busy relay's pause looks like one, nor that those who wait for the database come too late.
  outage: Math.max(5 / scale, 1),
  grace: Math.max(10 / scale, 3),
  // The bell rings for what is new; a poll that never rests would take a seventh of a processor.
  poll: Math.max(1 / scale, 0.3),
  breakerWindow: 60 / scale,
  breakerProbe: 30 / scale,
  hasten: 60 / scale,
  performTimeout: Math.max(75 / scale, 3.75),
  shutdown: Math.max(25 / scale, 3),
  // 60 s of index; before them 5 s to be marked, 15 s for its turn and 15 s for the answer.
  crmIndex: 95 / scale,
  nod: 5 / scale,
  scale,
});
