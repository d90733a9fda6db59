import { DomainError } from '../../shared/domain-error';
import { rule } from '../../shared/rules';

/** A property that is to be proposed to somebody, as it waits in their conversation. */
export interface ProposalDraft {
  readonly id: string;
  readonly property: { readonly id: number; readonly title: string };
  readonly subject: string;
  readonly body: string;
  /** The member of staff. */
  readonly by: string | null;
  /** ISO 8601. */
  readonly draftedAt: string;
}

/** What became of one of those chosen. */
export interface Prepared {
  readonly person: string;
  /** The conversation in which the draft waits; null: there is none, and `refusal` says why. */
  readonly threadId: string | null;
  readonly refusal: string | null;
}

export const proposalRules = {
  atOnce: rule(50, 'Cinquante personnes au plus à la fois'),
} as const;

/** A property that is not offered now is proposed to nobody. */
export class NotOffered extends DomainError {}

/** A colleague has sent or dropped the draft. */
export class ProposalGone extends DomainError {}

/** What was dropped is taken back already, or too long ago. */
export class ProposalForgotten extends DomainError {}

/** They unsubscribed since the draft was made, or may no longer open what is off-market. */
export class ProposalClosed extends DomainError {}
