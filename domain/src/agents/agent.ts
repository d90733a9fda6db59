import type { Focus } from '../listings/photo';

/** An adviser as the public sees him (M122). */
export interface Agent {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly photoUrl: string;
  /** What of the photo stays in sight; the middle where nobody says. */
  readonly photoFocus?: Focus;
  readonly website: string;
}

export abstract class Agents {
  /** Those who answer today, in the agency's order: the default one (M96) first. */
  abstract all(): Promise<readonly Agent[]>;

  /** Also one who answers no more. */
  abstract byId(id: number): Promise<Agent | null>;

  /** Who gets what is nobody's (M96); null in a house without advisers. */
  abstract default(): Promise<Agent | null>;
}
