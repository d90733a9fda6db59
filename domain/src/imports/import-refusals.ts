import { DomainError } from '../shared/domain-error';

/** A file that cannot be read as a whole; says why, to whoever sent it. */
export class FileUnreadable extends DomainError {}
