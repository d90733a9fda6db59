import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, type Command } from '@nestjs/cqrs';
import { mailboxOf } from '@pignon/domain/shared/text/email-address';
import { type Once, UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { RateLimit } from '@pignon/infra/limits/rate-limit';
import { withPatience } from '@pignon/infra/database/away/patience';
import { fingerprint } from './canonical';
import { clientAddress } from './client-address';
import { InvalidBody, TooManyRequests } from '../refusals/errors';
import type { Request } from '../request';

/** Accepted posts a minute of one mailbox behind one address, and of all behind it: a whole office may share one (C70). */
export const FORMS_OF_MAILBOX = Symbol('accepted posts per mailbox and address');
export const FORMS_OF_ADDRESS = Symbol('accepted posts per address');

/** Of one form alone, beside the limit of all of them. */
export interface OwnLimit {
  readonly limit: RateLimit;
  readonly key: string;
  readonly points: number;
}

const KEPT_SECONDS = 72 * 3600;
/** For a client without a key: the same body again within ten minutes is the same click. */
const KEPT_WITHOUT_KEY_SECONDS = 600;
const KEY = /^[\x21-\x7e]{8,200}$/;

/** Takes a visitor's form in: once per key, so many per address, all of it in one transaction. */
@Injectable()
export class Intake {
  constructor(
    private readonly commands: CommandBus,
    private readonly work: UnitOfWork,
    @Inject(FORMS_OF_MAILBOX) private readonly ofMailbox: RateLimit,
    @Inject(FORMS_OF_ADDRESS) private readonly ofAddress: RateLimit,
  ) {}

  /** `form` scopes the key: the same key on two forms is two intentions. */
  accept<Answer extends object>(
    request: Request,
    form: string,
    body: object,
    command: Command<Answer>,
    own: readonly OwnLimit[] = [],
  ): Promise<Answer> {
    // Their browser insists by itself: better told soon that there is no room than kept waiting.
    return withPatience(() => this.take(request, form, body, command, own));
  }

  private async take<Answer extends object>(
    request: Request,
    form: string,
    body: object,
    command: Command<Answer>,
    own: readonly OwnLimit[],
  ): Promise<Answer> {
    const once = onceFor(request, form, body);
    const taken = [...this.limitsOf(request, body), ...own];
    const wait = await takeAll(taken);
    if (wait !== null) {
      await giveBack(taken);
      // A repetition of what was accepted is no new demand.
      const answer = await this.work.answered<Answer>(once);
      if (answer) return answer;
      throw new TooManyRequests(wait);
    }
    let counts = false;
    try {
      const { answer, replayed } = await this.work.run(once, () => this.commands.execute(command));
      counts = !replayed;
      return answer;
    } finally {
      // Only what was accepted counts: replays and refusals are given back.
      if (!counts) await giveBack(taken);
    }
  }

  private limitsOf(request: Request, body: object): readonly OwnLimit[] {
    const address = clientAddress(request);
    return [
      { limit: this.ofMailbox, key: `${address} ${mailboxHash(body)}`, points: 1 },
      { limit: this.ofAddress, key: address, points: 1 },
    ];
  }
}

/** Of the mailbox that a form names; those that name none are counted as one. */
function mailboxHash(body: object): string {
  const { email, data } = body as { email?: unknown; data?: { email?: unknown } };
  const named = email ?? data?.email;
  return createHash('sha256')
    .update(typeof named === 'string' ? mailboxOf(named) : '')
    .digest('hex');
}

/** Null, or the seconds to wait for the last of those that refuse: all are to be given back then. */
async function takeAll(limits: readonly OwnLimit[]): Promise<number | null> {
  const waits = await Promise.all(limits.map(({ limit, key, points }) => limit.take(key, points)));
  return Math.max(...waits.map((wait) => wait ?? 0)) || null;
}

async function giveBack(taken: readonly OwnLimit[]): Promise<void> {
  await Promise.all(taken.map(({ limit, key, points }) => limit.giveBack(key, points).catch(() => {})));
}

/** By the key that the call brings; without one, by what it says. */
export function onceFor(request: Request, form: string, body: object): Once {
  const print = fingerprint(body);
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '')
    return { scope: form, key: `body-${print}`, fingerprint: print, ttlSeconds: KEPT_WITHOUT_KEY_SECONDS };
  if (typeof key !== 'string' || !KEY.test(key))
    throw new InvalidBody({ 'Idempotency-Key': "L'en-tête Idempotency-Key doit avoir de 8 à 200 caractères simples" });
  return { scope: form, key, fingerprint: print, ttlSeconds: KEPT_SECONDS };
}
