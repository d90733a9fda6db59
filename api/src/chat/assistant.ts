import { Injectable } from '@nestjs/common';
import { CHAT_RANDOM_RESULTS, CHAT_RESULTS } from '@pignon/domain/chat/chat-texts';
import type { ChatState } from '@pignon/domain/chat/chat-state';
import {
  type ChatContext,
  type ChatReply,
  type ChatTurn,
  converse,
  lookingFor,
  searchReply,
} from '@pignon/domain/chat/converse';
import { Communes } from '@pignon/domain/geography/communes';
import { Catalogue } from '@pignon/domain/listings/catalogue';
import { TRANSACTION_TYPES } from '@pignon/domain/listings/property-fields';
import type { ListingCard } from '@pignon/domain/listings/read-models';
import type { SearchCriteria } from '@pignon/domain/listings/search-criteria';
import { Settings } from '@pignon/domain/settings/app-settings';
import { Clock } from '@pignon/domain/shared/clock';
import { mulberry32 } from '@pignon/domain/shared/mulberry32';
import { KnownCities } from './known-cities';

export interface ChatAnswer extends Pick<ChatTurn, 'state' | 'lead' | 'unanswered'> {
  readonly replies: readonly ChatReply[];
  /** Cards of M104, under the last reply. */
  readonly properties: readonly ListingCard[];
}

/**
 * Answers a message with what the public catalogue holds, and nothing else: it decides what anybody may see before a
 * word is chosen, so that no way of asking leads to more (security row 16).
 */
@Injectable()
export class Assistant {
  constructor(
    private readonly communes: Communes,
    private readonly catalogue: Catalogue,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly cities: KnownCities,
  ) {}

  async answer(state: ChatState, text: string): Promise<ChatAnswer> {
    return await this.told(converse(state, text, await this.context()));
  }

  async lookFor(state: ChatState, criteria: SearchCriteria): Promise<ChatAnswer> {
    return await this.told(lookingFor(state, criteria, await this.context()));
  }

  private async context(): Promise<ChatContext> {
    const [{ agency }, cities] = await Promise.all([this.settings.read(), this.cities.read()]);
    const { phone: agencyPhone, address: agencyAddress, openingHours } = agency;
    const now = this.clock.now().getTime();
    return { communes: this.communes, now, agencyPhone, agencyAddress, openingHours, cities };
  }

  private async told({ state, replies, search, lead, unanswered }: ChatTurn): Promise<ChatAnswer> {
    if (!search) return { state, replies, properties: [], ...(lead && { lead }), ...(unanswered && { unanswered }) };
    const { properties, total } = await this.found(search);
    const others = total > 0 ? [] : await this.random();
    return { state, replies: [...replies, searchReply(total, others.length)], properties: [...properties, ...others] };
  }

  /** M109: a search that fails is one that finds nothing. */
  private async found(criteria: SearchCriteria): Promise<{ properties: readonly ListingCard[]; total: number }> {
    try {
      // Naming a transaction keeps what can still be had.
      const available = { ...criteria, transactions: criteria.transactions ?? TRANSACTION_TYPES };
      const page = { sort: 'newest', page: 1, pageSize: CHAT_RESULTS, facets: false } as const;
      const { items, total } = await this.catalogue.search(available, page);
      return { properties: items, total };
    } catch (error) {
      console.error('chat: the search failed', error);
      return { properties: [], total: 0 };
    }
  }

  private async random(): Promise<readonly ListingCard[]> {
    try {
      const next = mulberry32(this.clock.now().getTime());
      return (await this.catalogue.list())
        .filter(({ status }) => status === 'available')
        .map((card) => ({ card, at: next() }))
        .sort((a, b) => a.at - b.at)
        .slice(0, CHAT_RANDOM_RESULTS)
        .map(({ card }) => card);
    } catch {
      return [];
    }
  }
}
