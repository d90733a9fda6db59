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

/** One person keeps so many hours ahead, not a whole week of an adviser's. */
export class TooManyAppointments extends DomainError {}

/** By its link: whoever cannot decide calls. */
export class MovedTooOften extends DomainError {}
