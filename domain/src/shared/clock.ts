export abstract class Clock {
  abstract now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
