import { randomUUID } from 'node:crypto';
import type { Ledger } from '../checks/ledger';
import type { Random } from '@pignon/infra/local/settings/random';
import type { Visitor } from './visitor';

let asked = 0;

/** One of the agency, at work while visitors write: he changes prices, and each change is to be drawn. */
export class Colleague {
  /** Changes of one property follow each other, so that what was accepted last is what must be there. */
  private readonly under = new Map<number, Promise<void>>();

  constructor(
    private readonly visitor: Visitor,
    private readonly ledger: Ledger,
    private readonly random: Random,
    private readonly properties: readonly number[],
    private readonly cookie: string,
  ) {}

  change(): Promise<void> {
    const id = this.random.pick(this.properties);
    // Never one that it had: what is said again is no change.
    asked = (asked + 1) % 1000;
    const price = `${this.random.between(100, 9_999) * 1000 + asked} €`;
    const changed = (this.under.get(id) ?? Promise.resolve()).then(async () => {
      const path = `/api/properties/${id}`;
      const accepted = await this.visitor.send({ path, key: randomUUID(), body: { price }, cookie: this.cookie });
      const { prices, unheard } = this.ledger;
      const heard = accepted ? prices : unheard;
      heard.set(id, [...(heard.get(id) ?? []), price]);
    });
    this.under.set(id, changed);
    return changed;
  }
}
