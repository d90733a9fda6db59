/** An adviser as the public sees him (M122). Adviser 1 is the default (M96). */
export interface Agent {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly photoUrl: string;
  readonly website: string;
}

export const DEFAULT_AGENT_ID = 1;

export abstract class Agents {
  abstract all(): Promise<readonly Agent[]>;
  abstract byId(id: number): Promise<Agent | null>;
}
