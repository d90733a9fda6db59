import { type PostOptions, postJson } from '../lib/network/post-json';
import { sessionExpired } from './session/session-expiry';

/** Of an answer without words, or none at all. */
export const UNREACHED = 'Vérifiez la connexion et réessayez.';

/** A staff action: the public forms' post, and a session that ended is noticed. */
export async function staffPost(
  path: string,
  body: object = {},
  options: PostOptions = {},
): ReturnType<typeof postJson> {
  const answer = await postJson(path, body, options);
  if (!answer.ok && answer.status === 401) sessionExpired(true);
  return answer;
}
