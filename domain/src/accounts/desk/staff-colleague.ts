import type { Role, SwitchedRole } from '../rights';

/** 'invited' until they set a password; 'unanswered': the time to do so is over. */
export const COLLEAGUE_STATES = ['active', 'invited', 'unanswered', 'disabled'] as const;
export type ColleagueState = (typeof COLLEAGUE_STATES)[number];

export const COLLEAGUE_STATE_LABELS: Readonly<Record<ColleagueState, string>> = {
  active: 'Actif',
  invited: 'Invité',
  unanswered: 'Invitation expirée',
  disabled: 'Désactivé',
};

/** An account, as the administrator sees it (E13). */
export interface StaffColleague {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly adviser: { readonly id: number; readonly name: string } | null;
  readonly state: ColleagueState;
  /** ISO 8601; null until the first time. */
  readonly lastLogin: string | null;
  /** Open now. */
  readonly sessions: number;
}

export interface StaffDesk {
  readonly colleagues: readonly StaffColleague[];
  /** Handed out; an administrator's always is. */
  readonly enabledRoles: readonly SwitchedRole[];
  readonly advisers: readonly { readonly id: number; readonly name: string }[];
}

/** Where somebody is signed in. */
export interface StaffVisit {
  /** 'Firefox sous Linux'; empty for one that said nothing. */
  readonly device: string;
  /** ISO 8601. */
  readonly since: string;
  readonly lastSeen: string;
  /** Of whoever asks. */
  readonly own: boolean;
}
