import { DomainError } from '../shared/domain-error';

/** Wrong, run out, revoked, or of a property that is no longer off-market: nobody is told which. */
export class UnknownAccessCode extends DomainError {}

/** The link was opened on as many devices as it may be. */
export class AccessLinkUsedUp extends DomainError {}

/** Says who decided what, and when. */
export class DecidedMeanwhile extends DomainError {}
