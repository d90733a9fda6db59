import type { Right, Role } from './rights';
import { mayCall } from './rights';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly passwordHash: string;
  /** Their role opens the back-office: the administrator's always, others once they are handed out. */
  readonly letIn: boolean;
}

/** What the browser keeps of the signed-in person, as a display cache only (F18). */
export interface SignedInUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

export const mayAsk = ({ letIn, role }: Pick<Account, 'letIn' | 'role'>, right?: Right): boolean =>
  letIn && mayCall(role, right);
