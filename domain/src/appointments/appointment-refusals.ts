import { DomainError } from '../shared/domain-error';

export class AppointmentNotFound extends DomainError {}

/** Somebody else has that time, or a part of it. */
export class SlotTaken extends DomainError {}

/** Outside hours, too soon, too far ahead, a holiday, an absence: none that was ever offered. */
export class SlotNotOffered extends DomainError {}

/** It was cancelled, or it has begun: nothing of it changes any more. */
export class AppointmentClosed extends DomainError {}

/** The visitor or a colleague changed it after it was looked at. */
export class AppointmentChangedMeanwhile extends DomainError {}
