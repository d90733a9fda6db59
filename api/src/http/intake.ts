import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, type Command } from '@nestjs/cqrs';
import { type Once, UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { RateLimit } from '@pignon/infra/limits/rate-limit';
import { withPatience } from '@pignon/infra/database/patience';
import { fingerprint } from './canonical';
import { clientAddress } from './client-address';
import { InvalidBody, TooManyRequests } from './errors';
import type { Request } from './request';

export const FORM_LIMIT = Symbol('limit of accepted posts per address and minute');

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
    @Inject(FORM_LIMIT) private readonly limit: RateLimit,
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
    const limits = [{ limit: this.limit, key: clientAddress(request), points: 1 }, ...own];
    const taken: OwnLimit[] = [];
    const wait = await takeAll(limits, taken);
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
}

/** Null, or the seconds to wait for the first that refuses; `taken` are those to be given back then, it among them. */
async function takeAll(limits: readonly OwnLimit[], taken: OwnLimit[]): Promise<number | null> {
  for (const one of limits) {
    const wait = await one.limit.take(one.key, one.points);
    taken.push(one);
    if (wait !== null) return wait;
  }
  return null;
}

async function giveBack(taken: readonly OwnLimit[]): Promise<void> {
  await Promise.all(taken.map(({ limit, key, points }) => limit.giveBack(key, points).catch(() => {})));
}

function onceFor(request: Request, form: string, body: object): Once {
  const print = fingerprint(body);
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '')
    return { scope: form, key: `body-${print}`, fingerprint: print, ttlSeconds: KEPT_WITHOUT_KEY_SECONDS };
  if (typeof key !== 'string' || !KEY.test(key))
    throw new InvalidBody({ 'Idempotency-Key': "L'en-tête Idempotency-Key doit avoir de 8 à 200 caractères simples" });
  return { scope: form, key, fingerprint: print, ttlSeconds: KEPT_SECONDS };
}
