import { rule } from '../../shared/rules';

/** What somebody of the house has still to do about a conversation. */
export interface ThreadTask {
  readonly id: string;
  readonly title: string;
  /** YYYY-MM-DD; null where any day is good. */
  readonly dueOn: string | null;
  /** Who does it; the name is null where their account is gone. */
  readonly who: { readonly id: string; readonly name: string | null };
  /** ISO 8601; null while it is to be done. */
  readonly doneAt: string | null;
}

/** Who of the house may be given something. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
}

export const taskRules = {
  title: {
    required: rule(1, 'Dites ce qu’il faut faire'),
    most: rule(200, 'La tâche ne peut pas dépasser 200 caractères'),
  },
  dueOn: rule(10, 'L’échéance est une date (2026-12-01)'),
  who: 'Choisissez un collègue',
} as const;
