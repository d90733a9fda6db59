import { Injectable } from '@nestjs/common';
import { CHAT_RANDOM_RESULTS, CHAT_RESULTS } from '@pignon/domain/chat/chat-texts';
import type { ChatState } from '@pignon/domain/chat/chat-state';
import type { ChatContext, ChatReply, ChatTurn } from '@pignon/domain/chat/chat-turn';
import { converse, lookingFor, searchReply } from '@pignon/domain/chat/converse';
import { offMarketMatches, offMarketText } from '@pignon/domain/chat/off-market-matches';
import { notConnected } from '@pignon/domain/chat/phone-replies';
import { type Referred, referenceReply } from '@pignon/domain/chat/reference-reply';
import { shownOf } from '@pignon/domain/chat/relative-wishes';
import { Communes } from '@pignon/domain/geography/communes';
import { Catalogue } from '@pignon/domain/listings/catalogue';
import { TRANSACTION_TYPES } from '@pignon/domain/listings/property-fields';
import type { ListingCard, OffMarketTeaser } from '@pignon/domain/listings/read-models';
import type { SearchCriteria } from '@pignon/domain/listings/search-criteria';
import { Settings } from '@pignon/domain/settings/app-settings';
import { Clock } from '@pignon/domain/shared/clock';
import { referenceOf } from '@pignon/domain/sheets/property-sheet';
import { mulberry32 } from '@pignon/domain/shared/mulberry32';
import { traceOf } from '@pignon/infra/log/fault-of';
import { log } from '@pignon/infra/log/log';
import { KnownCities } from './known-cities';

export interface ChatAnswer extends Pick<ChatTurn, 'state' | 'lead' | 'corrects' | 'unanswered'> {
  readonly replies: readonly ChatReply[];
  /** Cards of M104, under the last reply. */
  readonly properties: readonly ListingCard[];
}

interface Result {
  readonly properties: readonly ListingCard[];
  readonly total: number;
  /** Where nothing else matches. */
  readonly teasers: readonly OffMarketTeaser[];
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
    const { phone: agencyPhone, address: agencyAddress, referencePrefix, openingHours } = agency;
    const now = this.clock.now().getTime();
    return { communes: this.communes, now, agencyPhone, agencyAddress, referencePrefix, openingHours, cities };
  }

  private async told(turn: ChatTurn): Promise<ChatAnswer> {
    const { state, replies, search, property, ...others } = turn;
    if (property !== undefined) return { state, ...(await this.referred(property)) };
    if (!search) return { state, replies, properties: [], ...others };
    const { properties, total, teasers } = await this.found(search);
    if (total > 0)
      return { state: { ...state, shown: shownOf(properties) }, replies: [...replies, searchReply(total)], properties };
    const random = await this.random();
    return {
      state,
      replies: [...replies, searchReply(0, random.length, offMarketText(search, teasers))],
      properties: random,
    };
  }

  /** As anybody finds it on the site: its card, or a word on why there is none. */
  private async referred(id: number): Promise<Pick<ChatAnswer, 'replies' | 'properties'>> {
    const { agency } = await this.settings.read();
    const answer = (found: Referred, properties: readonly ListingCard[] = []) => ({
      replies: [referenceReply(referenceOf(agency, id), found)],
      properties,
    });
    try {
      const page = { sort: 'newest', page: 1, pageSize: 1, facets: false } as const;
      const [card] = (await this.catalogue.search({ ids: [id] }, page)).items;
      if (card) return answer(card.status, [card]);
      const known = await this.catalogue.page(id);
      if (known === null) return answer('unknown');
      return answer('found' in known && 'offMarket' in known.found ? 'off-market' : 'gone');
    } catch (error) {
      log('error', 'chat: the property could not be read', { error: traceOf(error) });
      return { replies: [notConnected(agency.phone)], properties: [] };
    }
  }

  /** M109: a search that fails is one that finds nothing. */
  private async found(criteria: SearchCriteria): Promise<Result> {
    try {
      // Naming a transaction keeps what can still be had.
      const available = { ...criteria, transactions: criteria.transactions ?? TRANSACTION_TYPES };
      const page = { sort: 'newest', page: 1, pageSize: CHAT_RESULTS, facets: false } as const;
      const { items, total, teasers } = await this.catalogue.search(available, page);
      if (total > 0) return { properties: items, total, teasers: [] };
      // The list's rule: found by words or a town, which the chat takes out of the words (F21).
      const offMarket = criteria.search ? teasers : criteria.cities ? await this.catalogue.offMarket() : [];
      return { properties: [], total, teasers: offMarketMatches(criteria, offMarket) };
    } catch (error) {
      log('error', 'chat: the search failed', { error: traceOf(error) });
      return { properties: [], total: 0, teasers: [] };
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
