import { DomainError } from '../shared/domain-error';

/** A file that cannot be read as a whole; says why, to whoever sent it. */
export class FileUnreadable extends DomainError {}

export class ImportNotFound extends DomainError {}

/** Asked of an import that is not read yet, runs, or is over. */
export class ImportNotReady extends DomainError {}
