import type { Communes } from '../geography/towns/communes';
import type { SearchCriteria } from '../listings/filters/filters';
import type { ChatState } from './chat-state';
import type { ChatReply } from './replies/reply';
import type { EstimationLead } from './estimation/estimation-lead';

export interface ChatContext {
  readonly communes: Communes;
  /** Milliseconds: an offer stands for a minute (F53). */
  readonly now: number;
  readonly agencyPhone: string;
  readonly agencyAddress?: string;
  /** Of the properties' references: 'MUR' of 'MUR-35'. */
  readonly referencePrefix?: string;
  readonly openingHours: readonly string[];
  /** Slugs of cities with properties; none known: the specification's three (M109). */
  readonly cities?: readonly { readonly name: string }[];
}

export interface ChatTurn {
  readonly state: ChatState;
  readonly replies: readonly ChatReply[];
  /** To look up now; its result is told after the replies (searchReply). */
  readonly search?: SearchCriteria;
  /** To a second wish: told after the search's result. */
  readonly afterwards?: readonly ChatReply[];
  /** Under the search's result. */
  readonly buttons?: readonly string[];
  /** The number of the one property asked for; what became of it is told after the replies (referenceReply). */
  readonly property?: number;
  /** They would like to see it. */
  readonly appointment?: true;
  /** Nothing was understood: who can do better may answer instead of the replies. */
  readonly unanswered?: true;
  /** Everything was asked: person, then lead, are to be sent by the panel; the assistant itself sends nothing (row 67). */
  readonly lead?: EstimationLead;
  /** The lead stands in the place of one that was sent before. */
  readonly corrects?: true;
}
