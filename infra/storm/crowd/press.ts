import type { House } from '../house';

/** A button of the back office. */
export async function press<Answer>(house: House, path: string, body: object = {}): Promise<Answer> {
  const response = await fetch(house.apiUrl + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: house.system.url, cookie: house.staff },
  });
  if (response.status !== 202) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

export const replayAll = async (house: House): Promise<number> =>
  (await press<{ replayed: number }>(house, '/api/deliveries/replay', { all: true, state: 'dead' })).replayed;
