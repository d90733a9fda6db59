import type { EventName } from '../shared/domain-event';
import type { EffectKind } from './effect';

/** What is done each time that a fact occurs. Who does it is the business of workers. */
export interface Reaction {
  readonly event: { readonly name: EventName };
  readonly kind: EffectKind;
  /** What staff read in the journal. */
  readonly label: string;
  /** Somebody looks at a spinner: done before all of its kind that nobody waits for. */
  readonly awaited?: boolean;
  /** The field of what the fact tells that says when (ISO); a fact without it asks for nothing. */
  readonly dueAt?: string;
}

/** By name: it is stored in effects and outlives every rename of classes. */
export type Reactions = Readonly<Record<string, Reaction>>;
