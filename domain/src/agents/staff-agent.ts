import type { Focus } from '../listings/photo';
import type { Agent } from './agent';
import type { WorkingTime } from './working-hours';

/** What staff keep of an adviser (E05). */
export interface AgentFields extends Omit<Agent, 'id' | 'photoFocus'>, WorkingTime {
  readonly photoFocus: Focus | null;
  /** Under the name, on the pages of properties. */
  readonly title: string;
  /** Codes of departments: '75', '2A'. */
  readonly sectors: readonly string[];
  readonly specialities: readonly string[];
  /** One who is not stays with what was theirs, and visitors are shown the default one. */
  readonly active: boolean;
}

/** An adviser as staff see them. */
export interface StaffAgent extends AgentFields {
  readonly id: number;
  /** Of exactly one: the first who was added, until staff say otherwise. */
  readonly isDefault: boolean;
  /** Properties that are not removed. */
  readonly properties: number;
  /** Messages about their properties within 30 days. */
  readonly requests: number;
  /** Counts changes: what is written back is held to what was read. */
  readonly version: number;
}

/** What became of taking an adviser away. */
export type AgentRemoval = 'removed' | 'unknown' | 'in-use' | 'has-appointments' | 'default' | 'unknown-successor';
