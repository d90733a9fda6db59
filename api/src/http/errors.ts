import { DomainError } from '@pignon/domain/shared/domain-error';

/** A body that the DTO refuses; `fields` maps each field to its French message. */
export class InvalidBody extends DomainError {
  constructor(readonly fields: Readonly<Record<string, string>>) {
    super(Object.values(fields)[0]);
  }
}

export class NotSignedIn extends DomainError {}

export class Forbidden extends DomainError {}

export class ForeignOrigin extends DomainError {}

export class NotFound extends DomainError {}

/** The address exists, and is asked by a method that it does not have. */
export class MethodNotAllowed extends DomainError {
  constructor(
    /** Those that it has, as the header `Allow` names them. */
    readonly allow: string,
  ) {
    super();
  }
}

/** It was here and was removed: 410, so that search engines forget it. */
export class Gone extends DomainError {}

/** Wrong, run out, revoked, or of a property that is no longer off-market: nobody is told which. */
export class UnknownAccessCode extends DomainError {}

/** The link was opened on as many devices as it may be. */
export class AccessLinkUsedUp extends DomainError {}

/** An adviser whom properties still need. */
export class AgentInUse extends DomainError {}

/** Says who decided what, and when. */
export class DecidedMeanwhile extends DomainError {}

/** Its body came drop by drop. */
export class TooSlow extends DomainError {}

/** Longer than what this call takes, though the body as a whole was not. */
export class TooLong extends DomainError {}

export class TooManyRequests extends DomainError {
  constructor(readonly retryAfterSeconds: number) {
    super();
  }
}
