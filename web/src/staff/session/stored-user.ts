import type { SignedInUser } from '@pignon/domain/accounts/accounts';

const KEY = 'pignon.user';

/** A display cache only (F18): it may be forged, and opens nothing that the server does not open. */
export function storeUser(user: SignedInUser): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(user));
  } catch {
    // Storage refused or full: the session cookie alone is enough.
  }
}

export function forgetUser(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept then.
  }
}

/** Somebody has signed in here and not out since; whether he still is, only the server knows. */
export function knowsUser(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
