import { DomainError } from '../shared/domain-error';

/** There is nothing that Google could be asked by. */
export class GoogleNotConnected extends DomainError {}
