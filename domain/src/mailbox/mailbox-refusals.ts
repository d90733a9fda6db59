import { DomainError } from '../shared/domain-error';

export class ThreadNotFound extends DomainError {}

/** A colleague, or the visitor, was faster. */
export class ThreadChangedMeanwhile extends DomainError {}
