import { Aggregate } from '../shared/aggregate';
import { normaliseEmail } from '../shared/text/email-address';
import { LeftInCommon } from './mailbox-events';
import { ThreadChangedMeanwhile } from './mailbox-refusals';
import type { ThreadSource } from './thread-source';
import type { ThreadState } from './thread-state';

/** Who decided whose it is, and why, in a sentence ('Pourquoi moi ?'). */
export interface Assigned {
  readonly by: 'rule' | 'system' | 'staff';
  /** The rule's name. */
  readonly rule?: string | null;
  readonly ruleId?: number | null;
  /** Of 'File commune': after how many minutes the agency is told that nobody took it. */
  readonly alarmMinutes?: number | null;
  readonly why: string;
}

/** A request as it came in. */
export interface Opening {
  readonly id: string;
  readonly source: ThreadSource;
  /** The row that holds the request; null for a mail. */
  readonly sourceId: string | null;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly propertyId: number | null;
  readonly agentId: number | null;
  readonly assigned: Assigned;
  /** When an answer is promised; null where nothing is promised. */
  readonly dueAt: Date | null;
  /** A robot filled the honeypot: it stands among the unwanted ones, and nobody waits. */
  readonly quarantined: boolean;
}

/** One person and one matter: what they asked, what the agency said, and whose turn it is. */
export class Thread extends Aggregate {
  source: ThreadSource;
  sourceId: string | null = null;
  subject = '';
  /** Normalised. */
  email = '';
  name = '';
  phone: string | null = null;
  propertyId: number | null = null;
  agentId: number | null = null;
  assigned: Assigned = { by: 'system', why: '' };
  state: ThreadState = 'new';
  unread = true;
  dueAt: Date | null = null;
  /** When the agency first answered what stands there last. */
  answeredAt: Date | null = null;
  createdAt: Date;
  /** When somebody last said something. */
  lastAt: Date;

  constructor(
    readonly id: string,
    source: ThreadSource,
    createdAt: Date,
  ) {
    super();
    this.source = source;
    this.createdAt = createdAt;
    this.lastAt = createdAt;
  }

  static open({ id, source, quarantined, email, ...said }: Opening, at: Date): Thread {
    const thread = new Thread(id, source, at);
    Object.assign(thread, said, { email: normaliseEmail(email) });
    if (quarantined) Object.assign(thread, { state: 'spam', unread: false, dueAt: null });
    else if (said.assigned.alarmMinutes) thread.leaveInCommon(at, said.assigned.alarmMinutes);
    return thread;
  }

  /** They said more: somebody waits again, also where it was put away. An unwanted one stays so. */
  hear(
    at: Date,
    { name, email, phone }: Pick<Opening, 'name' | 'email'> & { readonly phone?: string | null },
    dueAt: Date | null,
  ): void {
    Object.assign(this, { name, email: normaliseEmail(email), phone: phone ?? this.phone });
    this.reopen(at, dueAt);
  }

  /** Somebody waits again. A mail does no more than this: who it says that it is from is not proven. */
  reopen(at: Date, dueAt: Date | null): void {
    this.version += 1;
    if (at > this.lastAt) this.lastAt = at;
    if (this.state === 'spam') return;
    this.state = 'new';
    this.unread = true;
    this.dueAt = dueAt ?? this.dueAt;
    this.answeredAt = null;
  }

  /** The agency said something. `then`: whose turn it is now. */
  answer(at: Date, then: ThreadState = 'answered'): void {
    this.version += 1;
    this.lastAt = at;
    this.answeredAt ??= at;
    this.state = then;
    this.unread = false;
  }

  /** A robot after all: nobody waits. */
  shun(): void {
    this.version += 1;
    this.state = 'spam';
    this.unread = false;
    this.dueAt = null;
  }

  private leaveInCommon(at: Date, minutes: number): void {
    const alarmAt = new Date(at.getTime() + minutes * 60_000).toISOString();
    this.record(LeftInCommon(this.id, at, { threadId: this.id, alarmAt }));
  }

  /** `at`: by a rule, which may want an alarm where nobody has it. */
  assign(agentId: number | null, assigned: Assigned, at?: Date): void {
    this.version += 1;
    this.agentId = agentId;
    this.assigned = assigned;
    if (at && agentId === null && assigned.alarmMinutes) this.leaveInCommon(at, assigned.alarmMinutes);
  }

  move(state: ThreadState): void {
    this.version += 1;
    this.state = state;
    if (state !== 'new') this.unread = false;
  }

  mark(unread: boolean): void {
    this.unread = unread;
  }

  about(propertyId: number | null): void {
    this.version += 1;
    this.propertyId = propertyId;
  }

  /** Whoever decides has seen all of it. */
  mustBe(version: number): void {
    if (this.version !== version) throw new ThreadChangedMeanwhile();
  }
}
