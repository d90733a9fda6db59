import { loginPath, needsFullLoad, nextPath } from './next-path';

const after = (next: string): string => nextPath(`?next=${encodeURIComponent(next)}`);

describe('the way on after the login', () => {
  it.each(['/admin', '/admin?state=dead&kind=crm', '/admin/queues/queue/crm'])('leads back to %s', (path) => {
    expect(after(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/admin',
    '/administration',
    '/',
    '/admin/login',
    '/admin/../contact',
  ])('never follows %s', (path) => {
    expect(after(path)).toBe('/admin');
  });

  it('is the dashboard when nothing was asked', () => {
    expect(nextPath('')).toBe('/admin');
  });

  it('survives the login address', () => {
    expect(nextPath(loginPath('/admin?q=a&state=dead').slice('/admin/login'.length))).toBe('/admin?q=a&state=dead');
  });

  it('is a full load for the queues alone', () => {
    expect([needsFullLoad('/admin/queues'), needsFullLoad('/admin')]).toEqual([true, false]);
  });
});
