import { SITE_PAGES } from '../../pages/site-pages';
import type { CriteriaChip } from '../search/criteria-chips';

/** What the assistant says, as data for the panel. */
export interface ChatReply {
  readonly text: string;
  /** Which delay of M103 goes before it. */
  readonly pace: 'typing' | 'estimation' | 'confirmation';
  readonly chips?: readonly CriteriaChip[];
  /** Each is sent as it reads when pressed. */
  readonly buttons?: readonly string[];
  readonly link?: { readonly label: string; readonly href: string };
  /** What failed and can be sent again by a press, as it was. */
  readonly again?: 'message' | 'lead';
  /** The cards that were found stand under it. */
  readonly cards?: true;
}

/** To the form by which off-market properties are asked for. */
export const ACCESS = { label: 'Demander l’accès', href: SITE_PAGES.offMarket } as const;

export const say = (text: string, more: Omit<Partial<ChatReply>, 'text'> = {}): ChatReply => ({
  text,
  pace: 'typing',
  ...more,
});
