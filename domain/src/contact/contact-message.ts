import type { Criteria } from '../prospects/criteria/criteria';
import type { Consent } from '../prospects/consent';
import { Aggregate } from '../shared/aggregate';
import { normaliseEmail } from '../shared/text/email-address';
import type { ChatEstimation } from './chat-estimation';
import { LeadCaptured, type LeadSource } from './lead-captured';

export interface ContactDetails {
  /** Absent: the contact form. */
  readonly source?: LeadSource;
  readonly name: string;
  readonly email: string;
  /** As typed. */
  readonly phone?: string;
  /** E.164 when it parses. */
  readonly phoneE164?: string;
  readonly subject: string;
  readonly message: string;
  readonly propertyId?: string;
  /** An adviser's address that the visitor chose; anything else goes to the agency (F48). */
  readonly adviserEmail?: string;
  /** When a meeting would suit, in the visitor's words. */
  readonly preferred?: string;
  readonly estimation?: ChatEstimation;
  /** What they looked for in the chat before they said who they are. */
  readonly sought?: Criteria;
  readonly consent?: Consent;
}

/** A visitor's message to the agency or to one of its advisers, whatever form it came through. */
export class ContactMessage extends Aggregate {
  details: ContactDetails;
  email: string;
  receivedAt: Date;
  /** Kept in a visible folder and reacted to by nobody: a robot filled the honeypot. */
  quarantined: boolean;

  constructor(
    readonly id: string,
    details: ContactDetails,
    receivedAt: Date,
    quarantined: boolean,
  ) {
    super();
    this.details = details;
    this.email = normaliseEmail(details.email);
    this.receivedAt = receivedAt;
    this.quarantined = quarantined;
  }

  static receive(id: string, details: ContactDetails, at: Date, options: { quarantined: boolean }): ContactMessage {
    const message = new ContactMessage(id, details, at, options.quarantined);
    if (!message.quarantined)
      message.record(LeadCaptured(id, at, { source: details.source ?? 'contact', messageId: id }));
    return message;
  }
}
