import type { House } from '../house';
import type { System } from '@pignon/infra/local/system';

/** The administrator's cookie; sessions are kept in PostgreSQL, so it outlives every fault of a storm. */
export async function signIn({ admin: { email, password }, url: origin }: System, apiUrl: string): Promise<string> {
  const response = await fetch(`${apiUrl}/api/users/login`, {
    method: 'POST',
    body: JSON.stringify({ email, password }),
    headers: { 'content-type': 'application/json', origin },
  });
  if (!response.ok) throw new Error(`login: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** As the administrator, with what was answered. */
export async function staffCall<Body>(
  { apiUrl, staff, system }: Pick<House, 'apiUrl' | 'staff' | 'system'>,
  method: 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<{ readonly status: number; readonly body: Body }> {
  const answer = await fetch(apiUrl + path, {
    method,
    headers: { cookie: staff, origin: system.url, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as Body };
}
