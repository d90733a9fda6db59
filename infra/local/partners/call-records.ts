import type { IncomingHttpHeaders } from 'node:http';
import type { PartnerName } from './partner';

export type CallRecord = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
  /** null: not answered, or not yet. */
  status: number | null;
  answer: unknown;
  at: string;
};

type Kept = { partner: PartnerName; record: CallRecord };

const MOST_RECORDS = 50_000;

export class CallRecords {
  private kept: Kept[] = [];

  add(partner: PartnerName, record: CallRecord): void {
    this.kept.push({ partner, record });
    // In one go now and then: taking one off the front at each call would move all the others.
    if (this.kept.length > MOST_RECORDS * 1.1) this.kept = this.kept.slice(-MOST_RECORDS);
  }

  clear(partner?: string | null): void {
    this.kept = partner ? this.kept.filter((one) => one.partner !== partner) : [];
  }

  /** Oldest first. */
  of(partner: string | null): CallRecord[] {
    return this.kept.filter((one) => !partner || one.partner === partner).map(({ record }) => record);
  }

  last(count: number): Kept[] {
    return this.kept.slice(-count).reverse();
  }

  count(partner: PartnerName): number {
    return this.kept.reduce((sum, one) => sum + (one.partner === partner ? 1 : 0), 0);
  }
}
