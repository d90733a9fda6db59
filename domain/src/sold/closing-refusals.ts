import { DomainError } from '../shared/domain-error';

/** Nobody is told that something is gone which is still to be had. */
export class PropertyStillOffered extends DomainError {}

/** Nobody is told twice, nor of a property that they did not ask about. */
export class NotToBeTold extends DomainError {}
