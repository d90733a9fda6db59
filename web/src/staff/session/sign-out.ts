import { postJson } from '../../lib/network/post-json';
import { forgetUser } from './stored-user';

export async function endSession(): Promise<void> {
  forgetUser();
  await postJson('/api/users/logout', {});
}

/** A full load, so that nothing of the session stays in memory. */
export async function signOut(): Promise<void> {
  await endSession();
  window.location.assign('/admin/login');
}
