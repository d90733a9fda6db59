import type { Reply } from '../http/request';
import { VisitorCookie } from './visitor-cookie';

const of = (publicUrl: string, secretKey = 'un secret assez long') => new VisitorCookie({ publicUrl, secretKey });
const request = (cookie: VisitorCookie, value: string) => ({
  headers: { cookie: `${cookie.name}=${value}` },
  cookies: { [cookie.name]: value },
});

test('row 38 on https the cookie is bound to the host and to https', () => {
  const written: unknown[] = [];
  const reply = { setCookie: (...given: unknown[]) => written.push(given) } as unknown as Reply;
  of('https://pignon.example').write(reply, 'valeur');
  expect(written).toEqual([
    ['__Host-visitor', 'valeur', expect.objectContaining({ httpOnly: true, secure: true, sameSite: 'lax', path: '/' })],
  ]);
});

test('what it reads is what it made, and only under the same secret', () => {
  const cookie = of('http://localhost:3000');
  const { value, visitor } = cookie.device({ headers: {}, cookies: {} });
  expect(cookie.read(request(cookie, value))).toBe(visitor);
  expect(cookie.device(request(cookie, value))).toEqual({ value, visitor });
  expect(value).not.toContain(visitor);
  expect(of('http://localhost:3000', 'un autre secret').read(request(cookie, value))).toBeNull();
  const [id, signature = ''] = value.split('.');
  const turned = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
  expect(cookie.read(request(cookie, `${id}.${turned}`))).toBeNull();
});
