import { Aggregate } from '../shared/aggregate';
import { normaliseEmail } from '../shared/text/email-address';
import { LeftInCommon, MailHeard } from './mailbox-events';
import { ThreadChangedMeanwhile } from './mailbox-refusals';
import { fieldsOf, type Stand, type ThreadMerge } from './joining/thread-merge';
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
  /** When whoever is to answer was last told of a mail that they have not read since. */
  toldAt: Date | null = null;
  /** Another one that it is part of now: it is read, answered and counted there. */
  mergedInto: string | null = null;
  merge: ThreadMerge | null = null;
  /** The one that its first lines stood in before. */
  splitFrom: string | null = null;

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

  /** Of lines that stood in another one; `stands`: how that one stands. */
  static apart(
    { id: splitFrom, email, name, phone }: Thread,
    stands: Thread,
    { id, subject, at }: { readonly id: string; readonly subject: string; readonly at: Date },
  ): Thread {
    const { propertyId, agentId, assigned, state, unread, dueAt, answeredAt } = stands;
    const person = { email, name, phone };
    const turn = { propertyId, agentId, assigned, state, unread, dueAt, answeredAt };
    return Object.assign(new Thread(id, 'mail', at), person, turn, { subject, splitFrom });
  }

  /** They said more: somebody waits again, also where it was put away. An unwanted one stays so. */
  hear(
    at: Date,
    { name, email, phone }: Pick<Opening, 'name' | 'email'> & { readonly phone?: string | null },
    dueAt: Date | null,
  ): void {
    this.isOf({ name, email, phone: phone ?? this.phone });
    this.reopen(at, dueAt);
  }

  /** Who it is with. */
  isOf({ name, email, phone }: { readonly name: string; readonly email: string; readonly phone: string | null }): void {
    this.version += 1;
    Object.assign(this, { name, email: normaliseEmail(email), phone });
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

  /** Somebody waits again, by a mail; whoever is to answer is told of it once, until they have read it. */
  hearMail(entryId: string, at: Date, dueAt: Date | null): void {
    const told = this.unread && this.toldAt !== null;
    this.reopen(at, dueAt);
    if (told || this.state === 'spam') return;
    this.toldAt = at;
    this.record(MailHeard(entryId, at, { threadId: this.id, entryId }));
  }

  /** The agency said something. `then`: whose turn it is now. */
  answer(at: Date, then: ThreadState = 'answered'): void {
    this.version += 1;
    this.lastAt = at;
    this.answeredAt ??= at;
    this.state = then;
    this.mark(false);
  }

  /** A robot after all: nobody waits. */
  shun(): void {
    this.version += 1;
    this.state = 'spam';
    this.unread = false;
    this.dueAt = null;
  }

  /** What they asked for is over or called off: nobody waits, and nothing is promised any more. */
  rest(): void {
    this.move('archived');
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
    if (state !== 'new') this.mark(false);
  }

  mark(unread: boolean): void {
    this.unread = unread;
    if (!unread) this.toldAt = null;
  }

  about(propertyId: number | null): void {
    this.version += 1;
    this.propertyId = propertyId;
  }

  /** Whoever decides has seen all of it. */
  mustBe(version: number): void {
    this.mustStand();
    if (this.version !== version) throw new ThreadChangedMeanwhile();
  }

  /** It is part of no other. */
  mustStand(): void {
    if (this.mergedInto !== null) throw new ThreadChangedMeanwhile();
  }

  stand(as: Stand): void {
    this.version += 1;
    Object.assign(this, fieldsOf(as));
  }

  /** Out of sight, where nobody waits. */
  goInto(kept: string, merge: ThreadMerge): void {
    this.follow(kept);
    Object.assign(this, { merge, state: 'archived', unread: false });
  }

  /** The one that it is part of is part of another. */
  follow(kept: string): void {
    this.version += 1;
    this.mergedInto = kept;
  }

  comeOut(stood: ThreadMerge['stood']): void {
    this.version += 1;
    Object.assign(this, stood, { mergedInto: null, merge: null });
  }

  /** Its last lines are another's now: `at` of what is left, and whether that is the agency's own word. */
  leaveWith(at: Date, answered: boolean): void {
    this.version += 1;
    this.lastAt = at;
    if (!answered || this.state !== 'new') return;
    Object.assign(this, { state: 'answered', unread: false, answeredAt: this.answeredAt ?? at });
  }
}
