import type { SignedInUser } from '@pignon/domain/accounts/accounts';
import useSWR from 'swr';

export const SESSION_PATH = '/api/users/me';

/** Null when nobody is signed in; throws when the answer is not known. */
async function readSession(): Promise<SignedInUser | null> {
  const answer = await fetch(SESSION_PATH, { headers: { accept: 'application/json' }, credentials: 'same-origin' });
  if (answer.status === 401) return null;
  if (!answer.ok) throw new Error(`${SESSION_PATH}: ${answer.status}`);
  const { user } = (await answer.json()) as { user: SignedInUser };
  return user;
}

// The key is not the path alone: the pages' common fetcher must never fill this one.
export const useSession = () => useSWR([SESSION_PATH, 'session'], readSession, { shouldRetryOnError: false });

export const isAdmin = (user: SignedInUser | null | undefined): boolean => user?.role === 'admin';
