import type { SignedInUser } from '@pignon/domain/accounts/accounts';
import { mayCall, type Right, type Role } from '@pignon/domain/accounts/rights';
import { useState } from 'react';
import useSWR from 'swr';

export const SESSION_PATH = '/api/users/me';

/** Null when nobody is signed in, 'refused' when somebody is who has no right to the back-office. */
export type Session = SignedInUser | 'refused' | null;

/** Throws when the answer is not known. */
async function readSession(): Promise<Session> {
  const answer = await fetch(SESSION_PATH, { headers: { accept: 'application/json' }, credentials: 'same-origin' });
  if (answer.status === 401) return null;
  if (answer.status === 403) return 'refused';
  if (!answer.ok) throw new Error(`${SESSION_PATH}: ${answer.status}`);
  const { user } = (await answer.json()) as { user: SignedInUser };
  return user;
}

// The key is not the path alone: the pages' common fetcher must never fill this one.
export const useSession = () => useSWR([SESSION_PATH, 'session'], readSession, { shouldRetryOnError: false });

/** The server lets nobody in whose role is not handed out. */
export const isSignedIn = (session: Session | undefined): session is SignedInUser =>
  typeof session === 'object' && session !== null && mayCall(session.role, 'house');

/** What is shown; the server decides by itself at each call. An ended session takes away nothing that lies open. */
export function useMay(): (right: Right) => boolean {
  const { data: session } = useSession();
  const [role, setRole] = useState<Role | null>(null);
  if (isSignedIn(session) && session.role !== role) setRole(session.role);
  return (right) => role !== null && mayCall(role, right);
}
