import { setTimeout as sleep } from 'node:timers/promises';
import { Colleague } from './crowd/colleague';
import type { House } from './house';
import type { Allowed } from './checks/invariants';
import { Ledger } from './checks/ledger';
import { type Load, send } from './crowd/load';
import type { Random } from '@pignon/infra/local/settings/random';
import { unfinished } from './checks/stored';
import { Visitor } from './crowd/visitor';

/** One row of the fault table (reliability, section 2). */
export interface StormRow {
  readonly row: number;
  readonly fault: string;
  /** The load that the table asks for. */
  readonly asked: string;
  strike(storm: Storm): Promise<Struck>;
}

export interface Struck extends Allowed {
  /** What the row itself saw that must not be. */
  readonly faults?: readonly string[];
  readonly note?: string;
}

/** What a row is given: the house, its visitors, and the row's own chance. */
export class Storm {
  readonly began = new Date();
  readonly ledger = new Ledger();
  readonly visitor: Visitor;
  private readonly colleague: Colleague;

  constructor(
    readonly house: House,
    readonly random: Random,
    readonly short: boolean,
  ) {
    this.visitor = new Visitor(house.apiUrl, this.ledger);
    this.colleague = new Colleague(this.visitor, this.ledger, random, house.properties, house.staff);
  }

  /** Seconds of the real system, shortened as the system's own are. */
  scaled(seconds: number): Promise<void> {
    return sleep((seconds * 1000) / this.house.scale);
  }

  load(load: Load): Promise<void> {
    return send(load, this.visitor, this.colleague, this.ledger, this.random);
  }

  size(full: number, short: number): number {
    return this.short ? short : full;
  }

  /** True once nothing is left to do. */
  async drained(withinMs: number): Promise<boolean> {
    for (const end = Date.now() + withinMs; Date.now() < end; await sleep(100))
      if ((await unfinished(this.house).catch(() => 1)) === 0) return true;
    return false;
  }
}
