import { lookFor } from '@pignon/domain/chat/search-turns';
import { foundReply, nothingFoundReply } from '@pignon/domain/chat/replies/search-replies';
import type { ChatReply } from '@pignon/domain/chat/replies/reply';
import { Injectable } from '@nestjs/common';
import { CHAT_RESULTS } from '@pignon/domain/chat/replies/chat-texts';
import type { ChatState } from '@pignon/domain/chat/chat-state';
import type { ChatContext, ChatTurn } from '@pignon/domain/chat/chat-turn';
import { converse } from '@pignon/domain/chat/converse';
import { matchTeasers, offMarketText } from '@pignon/domain/chat/search/off-market-matches';
import { notConnected } from '@pignon/domain/chat/replies/phone-replies';
import { type Referred, referenceReply } from '@pignon/domain/chat/replies/reference-reply';
import { shownOf } from '@pignon/domain/chat/search/relative-wishes';
import { Communes } from '@pignon/domain/geography/towns/communes';
import { Catalogue } from '@pignon/domain/listings/catalogue';
import { TRANSACTION_TYPES } from '@pignon/domain/listings/property-fields';
import type { ListingCard, OffMarketTeaser, Relaxation } from '@pignon/domain/listings/read-models';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import { Settings } from '@pignon/domain/settings/app-settings';
import { Clock } from '@pignon/domain/shared/clock';
import { referenceOf } from '@pignon/domain/sheets/property-sheet';
import { traceOf } from '@pignon/infra/log/fault-of';
import { log } from '@pignon/infra/log/log';
import { KnownCities } from './known-cities';
import { shownInstead } from './shown-instead';

export interface ChatAnswer extends Pick<ChatTurn, 'state' | 'lead' | 'corrects' | 'unanswered'> {
  readonly replies: readonly ChatReply[];
  /** Cards of M104, under the reply that says so, or the last one. */
  readonly properties: readonly ListingCard[];
}

interface Result {
  /** As they were looked for. */
  readonly criteria: SearchCriteria;
  readonly properties: readonly ListingCard[];
  readonly total: number;
  /** Where nothing else matches. */
  readonly teasers: readonly OffMarketTeaser[];
  readonly relaxations: readonly Relaxation[];
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
    return await this.told(lookFor(state, criteria, await this.context()));
  }

  private async context(): Promise<ChatContext> {
    const [{ agency }, cities] = await Promise.all([this.settings.read(), this.cities.read()]);
    const { phone: agencyPhone, address: agencyAddress, referencePrefix, openingHours } = agency;
    const now = this.clock.now().getTime();
    return { communes: this.communes, now, agencyPhone, agencyAddress, referencePrefix, openingHours, cities };
  }

  private async told(turn: ChatTurn): Promise<ChatAnswer> {
    const { state, replies, search, property, appointment, afterwards = [], buttons, ...others } = turn;
    if (property !== undefined) return { state, ...(await this.referred(property, appointment)) };
    if (!search) return { state, replies, properties: [], ...others };
    const { properties, total, teasers, relaxations, criteria } = await this.found(search);
    const answer = (shown: readonly ListingCard[], said: ChatReply) => ({
      replies: [...replies, { ...said, ...(buttons && { buttons }) }, ...afterwards],
      properties: shown,
    });
    if (total > 0) return { state: { ...state, shown: shownOf(properties) }, ...answer(properties, foundReply(total)) };
    const seed = this.clock.now().getTime();
    const { instead, properties: near } = await shownInstead(this.catalogue, criteria, relaxations, seed);
    return { state, ...answer(near, nothingFoundReply(instead, offMarketText(search, teasers))) };
  }

  /** As anybody finds it on the site: its card, or a word on why there is none. */
  private async referred(id: number, appointment = false): Promise<Pick<ChatAnswer, 'replies' | 'properties'>> {
    const { agency } = await this.settings.read();
    const answer = (found: Referred, properties: readonly ListingCard[] = []) => ({
      replies: [referenceReply({ id, reference: referenceOf(agency, id), appointment }, found)],
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
  private async found(asked: SearchCriteria): Promise<Result> {
    // Naming a transaction keeps what can still be had.
    const criteria = { ...asked, transactions: asked.transactions ?? TRANSACTION_TYPES };
    try {
      const page = { sort: 'newest', page: 1, pageSize: CHAT_RESULTS, facets: false } as const;
      const { items, total, teasers, relaxations } = await this.catalogue.search(criteria, page);
      if (total > 0) return { criteria, properties: items, total, teasers: [], relaxations: [] };
      // The list's rule: found by words or a town, which the chat takes out of the words (F21).
      const offMarket = asked.search ? teasers : asked.cities ? await this.catalogue.offMarket() : [];
      return { criteria, properties: [], total, teasers: matchTeasers(asked, offMarket), relaxations };
    } catch (error) {
      log('error', 'chat: the search failed', { error: traceOf(error) });
      return { criteria, properties: [], total: 0, teasers: [], relaxations: [] };
    }
  }
}
