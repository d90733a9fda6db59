import { Aggregate } from '../shared/aggregate';
import { normaliseEmail } from '../shared/email-address';

export interface ClientDetails {
  readonly email: string;
  readonly name?: string;
  /** As typed. */
  readonly phone?: string;
  /** E.164 when it parses. */
  readonly phoneE164?: string;
  readonly company?: string;
}

/** Somebody who asks to see what is not shown to everybody. One per mailbox (C04). */
export class OffMarketClient extends Aggregate {
  email: string;
  name: string | null = null;
  phone: string | null = null;
  phoneE164: string | null = null;
  company: string | null = null;
  registeredAt: Date;
  /** Shut out by the agency, until it approves one of his requests again. */
  deactivatedAt: Date | null = null;

  constructor(
    readonly id: string,
    email: string,
    registeredAt: Date,
  ) {
    super();
    this.email = email;
    this.registeredAt = registeredAt;
  }

  static register(id: string, details: ClientDetails, at: Date): OffMarketClient {
    const client = new OffMarketClient(id, normaliseEmail(details.email), at);
    client.tell(details);
    return client;
  }

  /** What he left out he does not take back; anybody may type his address, so nothing known is overwritten either. */
  tell({ name, phone, phoneE164, company }: ClientDetails): void {
    this.name ??= name ?? null;
    if (!this.phone && phone) {
      this.phone = phone;
      this.phoneE164 = phoneE164 ?? null;
    }
    this.company ??= company ?? null;
  }

  deactivate(at: Date): void {
    this.deactivatedAt ??= at;
  }

  reactivate(): void {
    this.deactivatedAt = null;
  }
}
