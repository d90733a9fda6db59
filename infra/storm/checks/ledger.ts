/** What the visitors were promised: one entry per accepted form, by the id that the 202 named. */
export class Ledger {
  /** Estimation id → email, as typed. */
  readonly started = new Map<string, string>();
  readonly submitted = new Map<string, string>();
  readonly messages = new Map<string, string>();
  /** Appointment id → email. */
  readonly booked = new Map<string, string>();
  /** Property → the prices that it was given, in their order. */
  readonly prices = new Map<number, readonly string[]>();
  /** Property → prices to which no answer came until the agency gave up. */
  readonly unheard = new Map<number, readonly string[]>();
  /** Milliseconds of each try that was accepted. */
  readonly latencies: number[] = [];
  /** Whoever got no 202, or two different ones. */
  readonly complaints: string[] = [];
  /** Answers of every try by status; 0 when nobody answered. */
  readonly statuses = new Map<number, number>();
  submissions = 0;

  get accepted(): number {
    return this.started.size + this.submitted.size + this.messages.size + this.booked.size;
  }

  /** Every person who wrote, normalised. */
  get people(): Set<string> {
    return new Set(
      [...this.started.values(), ...this.messages.values(), ...this.booked.values()].map((email) =>
        email.toLowerCase(),
      ),
    );
  }

  emailOf(aggregateId: string): string | undefined {
    const typed =
      this.submitted.get(aggregateId) ??
      this.messages.get(aggregateId) ??
      this.started.get(aggregateId) ??
      this.booked.get(aggregateId);
    return typed?.toLowerCase();
  }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
