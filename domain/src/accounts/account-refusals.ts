import { DomainError } from '../shared/domain-error';

/** Nobody would be left to let others in. */
export class LastAdministrator extends DomainError {}

export class EmailHasAccount extends DomainError {}

/** Links go to whoever may sign in. */
export class AccountDisabled extends DomainError {}
