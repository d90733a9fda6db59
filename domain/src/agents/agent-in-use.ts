import { DomainError } from '../shared/domain-error';

/** An adviser whom properties still need. */
export class AgentInUse extends DomainError {}
