import { DomainError } from '../../shared/domain-error';

/** Programmer, for a moment that is over. */
export class ScheduledInThePast extends DomainError {}

/** What everybody reads would be away until then. */
export class PublishedAlready extends DomainError {}

/** What is not read by anybody has no moment since which it is. */
export class PublishedInTheFuture extends DomainError {}

/** Nobody reads a page without a word. */
export class NothingToRead extends DomainError {}
