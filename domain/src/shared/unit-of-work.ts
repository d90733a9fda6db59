import type { AuditEntry } from './audit-entry';
import { DomainError } from './domain-error';

/** One visitor's intention. The same key and fingerprint gets the stored answer again, for as long as the key lives. */
export interface Once {
  readonly scope: string;
  readonly key: string;
  /** SHA-256 of the canonical body: another body under the same key is refused. */
  readonly fingerprint: string;
  readonly ttlSeconds: number;
}

export interface Outcome<Answer> {
  readonly answer: Answer;
  /** True when the answer was stored by an earlier call: nothing was done this time. */
  readonly replayed: boolean;
}

/**
 * Commits the aggregates that `work` added or changed, the facts that they recorded and the key with its answer, in
 * one transaction: all or nothing. Repositories called inside `work` belong to it. The line of the audit stands with what
 * it tells, or neither does.
 */
export abstract class UnitOfWork {
  /** The answer stored under a key and this body, or null: asked without doing anything. */
  abstract answered<Answer extends object>(once: Once): Promise<Answer | null>;

  abstract run<Answer extends object>(
    once: Once | null,
    work: () => Promise<Answer>,
    line?: AuditEntry,
  ): Promise<Outcome<Answer>>;
}

export class KeyReusedForAnotherBody extends DomainError {}

/** The first call with this key is still being answered. */
export class KeyInFlight extends DomainError {}
