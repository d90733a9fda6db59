import { DomainError } from '../shared/domain-error';

/** A file that is no photo we can show; the message is for whoever sent it and names the file. */
export class PhotoRefused extends DomainError {}
