import { Injectable } from '@nestjs/common';
import { PublishedMatches } from '@pignon/infra/prospects/published-matches';
import type { Done, Effect, Processor } from '../outbox/reaction';

interface Changed {
  readonly propertyId: number;
  readonly change: 'created' | 'updated' | 'deleted';
  readonly changed: readonly string[];
}

const SHOWN_OR_NOT = ['published', 'restored'];

/** D14: whom a property may interest, looked for when it comes out; an offer that is withdrawn waits for nobody's look. */
@Injectable()
export class MatchPublished implements Processor<Changed> {
  constructor(private readonly matches: PublishedMatches) {}

  async perform({ payload: { propertyId, change, changed } }: Effect<Changed>): Promise<Done> {
    if (change !== 'updated' || changed.some((name) => SHOWN_OR_NOT.includes(name)))
      await this.matches.find(propertyId);
    return {};
  }
}
