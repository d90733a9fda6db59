import { faultOf } from './fault-of';
import { log } from './log';

/** Something that is asked for again and again: that it fails is logged once per reason, and once that it is back. */
export class Outage {
  private since = 0;
  private tries = 0;
  private readonly said = new Set<string>();

  constructor(private readonly name: string) {}

  failed(error: unknown): void {
    const fault = faultOf(error);
    this.tries += 1;
    this.since ||= Date.now();
    if (this.said.has(fault) || this.said.size >= MOST_REASONS) return;
    this.said.add(fault);
    log('error', `${this.name} failed`, { error: fault });
  }

  fine(): void {
    if (this.tries === 0) return;
    log('info', `${this.name} works again`, {
      failures: this.tries,
      seconds: Math.round((Date.now() - this.since) / 1000),
    });
    this.since = this.tries = 0;
    this.said.clear();
  }
}

/** A reason with a changing number in it would be a new one each time. */
const MOST_REASONS = 5;
