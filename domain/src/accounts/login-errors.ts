import { DomainError } from '../shared/domain-error';

export class WrongCredentials extends DomainError {}

/** Signed in, but not as an administrator (M136). */
export class NotAnAdministrator extends DomainError {}
