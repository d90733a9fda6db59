import { DomainError } from '../shared/domain-error';

export class ThreadNotFound extends DomainError {}

/** A colleague, or the visitor, was faster. */
export class ThreadChangedMeanwhile extends DomainError {}

/** One of both is gone already, or they are one. */
export class NotMergeable extends DomainError {}

/** The agency has answered since. */
export class NotSeparable extends DomainError {}

/** Nothing would be left, or a form's request would go. */
export class NotSplittable extends DomainError {}

/** Its request is bound to whoever asked. */
export class NotMovable extends DomainError {}
