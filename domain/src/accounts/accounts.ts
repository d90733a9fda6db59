export type Role = 'admin' | 'operator';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly passwordHash: string;
}

export abstract class Accounts {
  abstract byEmail(email: string): Promise<Account | null>;
  abstract byId(id: string): Promise<Account | null>;
}

export abstract class Passwords {
  abstract hash(password: string): Promise<string>;
  /** Takes the same time for an unknown account (hash null) as for a wrong password. */
  abstract verify(hash: string | null, password: string): Promise<boolean>;
}

/** What the browser keeps of the signed-in person, as a display cache only (F18). */
export interface SignedInUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}
