import { DomainError } from '../shared/domain-error';

/** An adviser whom properties still need. */
export class AgentInUse extends DomainError {}

/** The one to whom everything goes that is nobody's. */
export class AgentIsDefault extends DomainError {}

/** One whom somebody is still to meet. */
export class AgentHasAppointments extends DomainError {}
