import { Aggregate } from '../shared/aggregate';
import { DomainError } from '../shared/domain-error';
import { normaliseEmail } from '../shared/text/email-address';
import type { EstimationContact, EstimationDetails } from './estimation-details';
import { EstimationStarted, EstimationSubmitted } from './estimation-events';

/** A second submission says something else than the first: it is refused, and the first stands. */
export class EstimationAlreadySubmitted extends DomainError {}

export class EstimationNotFound extends DomainError {}

/** An owner's request for an estimate: started with his name (R1), then submitted whole (R2). */
export class EstimationRequest extends Aggregate {
  /** What R1 said; kept beside the submission, so that a late repetition of R1 says what R1 said. */
  contact: EstimationContact;
  submission: EstimationDetails | null = null;
  email: string;
  startedAt: Date;
  submittedAt: Date | null = null;
  /** Kept in a visible folder and reacted to by nobody: a robot filled the honeypot. */
  quarantined: boolean;

  constructor(
    readonly id: string,
    contact: EstimationContact,
    startedAt: Date,
    quarantined: boolean,
  ) {
    super();
    this.contact = contact;
    this.email = normaliseEmail(contact.email);
    this.startedAt = startedAt;
    this.quarantined = quarantined;
  }

  static start(id: string, contact: EstimationContact, at: Date, options: { quarantined: boolean }): EstimationRequest {
    const request = new EstimationRequest(id, contact, at, options.quarantined);
    if (!request.quarantined) request.record(EstimationStarted(id, at, { estimationId: id }));
    return request;
  }

  /** The same details twice are one submission: a double click or a lost answer changes nothing. */
  submit(details: EstimationDetails, at: Date, options: { quarantined: boolean }): void {
    if (this.submission) {
      if (sameDetails(this.submission, details)) return;
      throw new EstimationAlreadySubmitted();
    }
    this.submission = details;
    this.submittedAt = at;
    this.email = normaliseEmail(details.email);
    this.quarantined ||= options.quarantined;
    if (!this.quarantined) this.record(EstimationSubmitted(this.id, at, { estimationId: this.id }));
  }
}

const sameDetails = (one: EstimationDetails, other: EstimationDetails): boolean => canonical(one) === canonical(other);

const canonical = (details: EstimationDetails): string =>
  JSON.stringify(
    Object.entries(details)
      .filter(([name, value]) => value !== undefined && name !== 'touched' && name !== 'consent')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
