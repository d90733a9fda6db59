import type { Aggregate } from '../aggregate';
import type { AuditEntry } from '../audit-entry';
import type { DomainEvent } from '../domain-event';
import { KeyReusedForAnotherBody, type Once, type Outcome, UnitOfWork } from '../unit-of-work';

/** Keeps rows and facts in memory, and keeps the port's promises. */
export class InMemoryUnitOfWork extends UnitOfWork {
  readonly committed = new Map<string, Aggregate>();
  readonly facts: DomainEvent[] = [];
  readonly audit: AuditEntry[] = [];
  private readonly answers = new Map<string, { fingerprint: string; answer: object }>();
  private touched = new Set<Aggregate>();

  /** For repositories: what was added or loaded belongs to the running work. */
  take(aggregate: Aggregate): void {
    this.touched.add(aggregate);
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
    this.touched = new Set();
    const answer = await work();
    for (const aggregate of this.touched) {
      this.committed.set(String(aggregate.id), aggregate);
      this.facts.push(...aggregate.takeEvents());
    }
    if (line) this.audit.push(line);
    if (once) this.answers.set(`${once.scope} ${once.key}`, { fingerprint: once.fingerprint, answer });
    return { answer, replayed: false };
  }
}
