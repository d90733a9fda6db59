import { DomainError } from '../shared/domain-error';

/** A file that is no document we keep; the message is for whoever sent it and names the file. */
export class DocumentRefused extends DomainError {}

/** Nobody can say whether it is clean: it is kept apart, and not taken. */
export class DocumentUnchecked extends DomainError {}
