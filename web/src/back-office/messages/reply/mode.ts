export type Mode = 'reply' | 'note';

/** What somebody asked for: to write, or to stop. A new one at each press. */
export interface Asked {
  readonly id: string;
  readonly mode: Mode | null;
}
