import type { DomainEvent } from './domain-event';

/** Guards its invariants and records what happened; the unit of work writes the row and the facts together. */
export abstract class Aggregate {
  abstract readonly id: string | number;

  /** Raised with every fact, so that a flush always sees the aggregate as changed and never forgets its facts. */
  version = 0;

  private readonly recorded: DomainEvent[] = [];

  protected record(event: DomainEvent): void {
    this.version += 1;
    this.recorded.push(event);
  }

  /** Hands the recorded facts over, once. */
  takeEvents(): DomainEvent[] {
    return this.recorded.splice(0);
  }
}
