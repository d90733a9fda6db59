import type { Consent } from '../prospects/consent';
import { Aggregate } from '../shared/aggregate';
import { DomainError } from '../shared/domain-error';
import type { AccessCodes } from './access-codes';
import {
  AccessApproved,
  AccessLinkRenewed,
  AccessPassedOn,
  AccessRefused,
  AccessRequested,
  AccessRevoked,
} from './access-events';
import { ACCESS_DAYS } from './access-rules';
import type { ClientWords } from './off-market-client';

export class AccessRequestNotFound extends DomainError {}

/** Only an open access can be sent again or revoked. */
export class AccessNotOpen extends DomainError {}

/** A colleague, the client or the clock changed the request after the list was read that the decision was taken on. */
export class AccessChangedMeanwhile extends DomainError {
  constructor(
    readonly now: ShownAccessState,
    readonly decidedAt: Date | null,
  ) {
    super();
  }
}

export type AccessState = 'requested' | 'approved' | 'refused' | 'revoked';

/** 'expired' and 'deactivated' follow from dates: the first of the access, the second of the client. */
export type ShownAccessState = AccessState | 'expired' | 'deactivated' | 'quarantined';

interface AskedAccess {
  readonly clientId: string;
  readonly propertyId: number | null;
  readonly said?: ClientWords | null;
  readonly consent?: Consent | null;
}

interface AskedAgain extends Pick<AskedAccess, 'said' | 'consent'> {
  readonly quarantined: boolean;
  readonly proven?: boolean;
}

const DAY_MS = 24 * 3600 * 1000;

/** A client's wish to see one off-market property, or all of them, and what the agency made of it. */
export class AccessRequest extends Aggregate {
  state: AccessState = 'requested';
  requestedAt: Date;
  decidedAt: Date | null = null;
  /** Why it was refused, for the agency alone: neither a mail nor a page tells the client. */
  refusalReason: string | null = null;
  /** When the link and its sessions end; null without an approval. */
  expiresAt: Date | null = null;
  /** Counts approvals and new links: the link and the sessions of an earlier one never come back. */
  edition = 0;
  /** SHA-256 of the code in the mailed link: a dump of the table opens nothing (security row 26). */
  codeHash: string | null = null;
  /** The edition whose passing on the agency was told of. */
  passedOnEdition: number | null = null;
  /** What was typed with this request by whoever sent it; null: what is kept of the client holds for it. */
  said: ClientWords | null = null;
  /** Of whoever sent it. */
  consent: Consent | null = null;
  /** Kept in a visible folder and reacted to by nobody: a robot filled the honeypot. */
  quarantined: boolean;

  constructor(
    readonly id: string,
    readonly clientId: string,
    /** Null: every off-market property. */
    readonly propertyId: number | null,
    requestedAt: Date,
    quarantined: boolean,
  ) {
    super();
    this.requestedAt = requestedAt;
    this.quarantined = quarantined;
  }

  static make(id: string, asked: AskedAccess, at: Date, options: { quarantined: boolean }): AccessRequest {
    const request = new AccessRequest(id, asked.clientId, asked.propertyId, at, options.quarantined);
    request.said = asked.said ?? null;
    request.consent = asked.consent ?? null;
    if (!request.quarantined) request.record(AccessRequested(id, at, { requestId: id, found: 'nothing' }));
    return request;
  }

  isOpen(at: Date): boolean {
    return this.state === 'approved' && this.expiresAt !== null && this.expiresAt > at;
  }

  shownState(at: Date, { deactivatedAt }: { readonly deactivatedAt: Date | null }): ShownAccessState {
    if (this.quarantined) return 'quarantined';
    if (this.state === 'requested') return 'requested';
    if (deactivatedAt) return 'deactivated';
    return this.state === 'approved' && !this.isOpen(at) ? 'expired' : this.state;
  }

  /** Nobody undoes what he has not seen; that the same was decided meanwhile is no contradiction. */
  holdTo(
    seen: { readonly expected: ShownAccessState; readonly wanted: AccessState },
    at: Date,
    client: { readonly deactivatedAt: Date | null },
  ): void {
    const now = this.shownState(at, client);
    if (now !== seen.expected && now !== seen.wanted) throw new AccessChangedMeanwhile(now, this.decidedAt);
  }

  /**
   * Asked once more. What was refused, revoked or has run out is before the agency again, with the words of whoever asks
   * now; while it waits or is open, its words stay, unless the client himself, proven, puts his own in their place.
   */
  askAgain(at: Date, options: AskedAgain): void {
    if (options.quarantined) return;
    if (options.proven) this.said = null;
    const found = this.isOpen(at) ? 'access' : this.state === 'requested' && !this.quarantined ? 'request' : 'nothing';
    if (found === 'nothing') {
      this.state = 'requested';
      this.quarantined = false;
      this.said = options.said ?? null;
      this.consent = options.consent ?? null;
      this.requestedAt = at;
      this.decidedAt = null;
      this.refusalReason = null;
      this.shut();
    }
    this.record(AccessRequested(this.id, at, { requestId: this.id, found }));
  }

  /** Pressed twice it is one approval. */
  approve(at: Date, codes: AccessCodes): void {
    if (this.isOpen(at)) return;
    this.state = 'approved';
    this.refusalReason = null;
    this.quarantined = false;
    this.decidedAt = at;
    this.open(at, codes);
    this.record(AccessApproved(this.id, at, { requestId: this.id }));
  }

  /** The same link in another mail. */
  sendAgain(at: Date): void {
    if (!this.isOpen(at)) throw new AccessNotOpen();
    this.record(AccessApproved(this.id, at, { requestId: this.id }));
  }

  /**
   * Another link instead of the one of `replaced`: that one opens nothing from now on, and neither does any device on which
   * it was opened. Pressed twice, or by two colleagues on the same list, it is one new link.
   */
  renewLink(replaced: number, at: Date, codes: AccessCodes): void {
    if (!this.isOpen(at)) throw new AccessNotOpen();
    if (this.edition !== replaced) return;
    this.open(at, codes);
    this.record(AccessLinkRenewed(this.id, at, { requestId: this.id }));
  }

  /** An open access is revoked, not refused. */
  refuse(at: Date, reason: string | null = null): void {
    if (this.state === 'refused') return;
    if (this.isOpen(at)) {
      this.revoke(at);
      return;
    }
    this.state = 'refused';
    this.decidedAt = at;
    this.refusalReason = reason;
    this.shut();
    this.record(AccessRefused(this.id, at, { requestId: this.id }));
  }

  /** The property is gone: there is nothing left to decide, and its words are the closing mail's, not those of a refusal. */
  close(at: Date, why: string): void {
    if (this.state !== 'requested') return;
    this.state = 'refused';
    this.decidedAt = at;
    this.refusalReason = why;
    this.shut();
  }

  revoke(at: Date): void {
    if (this.state !== 'approved') return;
    this.state = 'revoked';
    this.decidedAt = at;
    this.shut();
    this.record(AccessRevoked(this.id, at, { requestId: this.id }));
  }

  /** A device too many: the agency is told, once per link. */
  noticePassingOn(at: Date): void {
    if (this.passedOnEdition === this.edition) return;
    this.passedOnEdition = this.edition;
    this.record(AccessPassedOn(this.id, at, { requestId: this.id }));
  }

  private open(at: Date, codes: AccessCodes): void {
    this.expiresAt = new Date(at.getTime() + ACCESS_DAYS * DAY_MS);
    this.edition += 1;
    this.codeHash = codes.hashOf(codes.codeOf(this.id, this.edition));
  }

  private shut(): void {
    this.expiresAt = null;
    this.codeHash = null;
  }
}
