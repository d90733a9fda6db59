import type { SignedInUser } from '@pignon/domain/accounts/accounts';
import { postJson } from '../../lib/network/post-json';
import { ACCESS_REFUSED, LOGIN_FAILED } from './login-messages';
import { isSignedIn } from './session';
import { endSession } from './sign-out';
import { storeUser } from './stored-user';

export type SignIn = { readonly user: SignedInUser } | { readonly refusal: string };

/** The server's own sentence first (F65): a wrong password, a lock and a missing right differ for the reader. */
export async function signIn(email: string, password: string): Promise<SignIn> {
  const answer = await postJson('/api/users/login', { email, password });
  if (!answer.ok) return { refusal: (answer.reason === 'refused' && answer.error) || LOGIN_FAILED };
  const { user } = answer.body as { user: SignedInUser };
  if (!isSignedIn(user)) {
    await endSession();
    return { refusal: ACCESS_REFUSED };
  }
  storeUser(user);
  return { user };
}
