import { Aggregate } from '../shared/aggregate';
import { normaliseEmail } from '../shared/text/email-address';

/** What somebody says of himself when he asks. */
export interface ClientWords {
  readonly name?: string;
  /** As typed. */
  readonly phone?: string;
  /** E.164 when it parses. */
  readonly phoneE164?: string;
  readonly company?: string;
}

/** What was typed beside the address; null where nothing was. */
export const wordsOrNull = ({ name, phone, phoneE164, company }: ClientWords): ClientWords | null =>
  name || phone || company ? { name, phone, phoneE164, company } : null;

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

  static register(id: string, email: string, at: Date): OffMarketClient {
    return new OffMarketClient(id, normaliseEmail(email), at);
  }

  /**
   * To be kept of him: what his first request said, later what he says on a device where he opened his link. Anybody may
   * type his address, so other words stand with their request alone (domain/decisions/0022). What he leaves out he does
   * not take back.
   */
  keep({ name, phone, phoneE164, company }: ClientWords): void {
    this.name = name || this.name;
    if (phone) {
      this.phone = phone;
      this.phoneE164 = phoneE164 ?? null;
    }
    this.company = company || this.company;
  }

  deactivate(at: Date): void {
    this.deactivatedAt ??= at;
  }

  reactivate(): void {
    this.deactivatedAt = null;
  }
}
