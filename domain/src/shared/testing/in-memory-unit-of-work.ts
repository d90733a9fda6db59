import type { Aggregate } from '../aggregate';
import type { AuditEntry } from '../audit-entry';
import type { DomainEvent } from '../domain-event';
import { KeyReusedForAnotherBody, type Once, type Outcome, UnitOfWork } from '../unit-of-work';

type Kind<Of extends Aggregate> = abstract new (...args: never[]) => Of;

/** Keeps rows and facts in memory, and keeps the port's promises: what a work changes is its own until it is done. */
export class InMemoryUnitOfWork extends UnitOfWork {
  readonly facts: DomainEvent[] = [];
  readonly audit: AuditEntry[] = [];
  private readonly committed = new Map<string, Aggregate>();
  private readonly answers = new Map<string, { fingerprint: string; answer: object }>();
  private running: Map<string, Aggregate> | null = null;

  /** For repositories: belongs to the running work, and is found by later ones alone. */
  add(aggregate: Aggregate): void {
    this.inWork().set(keyOf(aggregate), aggregate);
  }

  /** For repositories: what is committed and meets this, oldest id first, to be changed. Twice in one work it is the same. */
  load<Of extends Aggregate>(kind: Kind<Of>, meets: (one: Of) => boolean): Of[] {
    const running = this.inWork();
    return this.keptOf(kind)
      .filter(meets)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((one) => {
        const loaded = running.get(keyOf(one)) ?? copyOf(one);
        running.set(keyOf(one), loaded);
        return loaded as Of;
      });
  }

  /** For tests: everything of a kind, as it is kept. */
  keptOf<Of extends Aggregate>(kind: Kind<Of>): Of[] {
    return [...this.committed.values()].filter((one): one is Of => one instanceof kind);
  }

  answered<Answer extends object>({ scope, key, fingerprint }: Once): Promise<Answer | null> {
    const stored = this.answers.get(`${scope} ${key}`);
    return Promise.resolve(stored?.fingerprint === fingerprint ? (stored.answer as Answer) : null);
  }

  async run<Answer extends object>(
    once: Once | null,
    work: () => Promise<Answer>,
    line?: AuditEntry,
  ): Promise<Outcome<Answer>> {
    const stored = once && this.answers.get(`${once.scope} ${once.key}`);
    if (stored && once) {
      if (stored.fingerprint !== once.fingerprint) throw new KeyReusedForAnotherBody();
      return { answer: stored.answer as Answer, replayed: true };
    }
    const touched = new Map<string, Aggregate>();
    this.running = touched;
    const answer = await work().finally(() => (this.running = null));
    for (const [key, aggregate] of touched) {
      this.facts.push(...aggregate.takeEvents());
      this.committed.set(key, copyOf(aggregate));
    }
    if (line) this.audit.push(line);
    if (once) this.answers.set(`${once.scope} ${once.key}`, { fingerprint: once.fingerprint, answer });
    return { answer, replayed: false };
  }

  private inWork(): Map<string, Aggregate> {
    if (!this.running) throw new Error('A repository was called outside a unit of work.');
    return this.running;
  }
}

const keyOf = (aggregate: Aggregate): string => `${aggregate.constructor.name} ${aggregate.id}`;

function copyOf<Of extends Aggregate>(one: Of): Of {
  const fields = structuredClone(Object.assign({}, one));
  return Object.assign(Object.create(Object.getPrototypeOf(one) as object) as Of, fields);
}
