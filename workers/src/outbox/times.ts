/** Seconds; all divided by TIME_SCALE, so that a storm lives through hours in minutes. */
export abstract class Times {
  abstract readonly lease: number;
  abstract readonly redispatch: number;
  abstract readonly poll: number;
  abstract readonly breakerWindow: number;
  abstract readonly breakerProbe: number;
  abstract readonly hasten: number;
  abstract readonly performTimeout: number;
  abstract readonly shutdown: number;
  /** How long a new CRM record may hide from the CRM's own search. */
  abstract readonly crmIndex: number;
  abstract readonly scale: number;
}

export const scaledTimes = (scale: number): Times => ({
  lease: 90 / scale,
  redispatch: 60 / scale,
  poll: Math.max(1 / scale, 0.1),
  breakerWindow: 60 / scale,
  breakerProbe: 30 / scale,
  hasten: 60 / scale,
  performTimeout: 75 / scale,
  shutdown: Math.max(25 / scale, 3),
  crmIndex: 61 / scale,
  scale,
});
