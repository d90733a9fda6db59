import { sessionExpired } from './session/session-expiry';

export class StaffReadFailed extends Error {
  constructor(
    path: string,
    readonly status: number,
  ) {
    super(`${path}: ${status}`);
  }
}

/** Fetcher of the back-office for swr. */
export async function staffGet<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(path, { headers: { accept: 'application/json' }, credentials: 'same-origin' });
  if (answer.status === 401) sessionExpired(true);
  if (!answer.ok) throw new StaffReadFailed(path, answer.status);
  return (await answer.json()) as Answer;
}
