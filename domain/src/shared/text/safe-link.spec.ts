import { safeLink } from './safe-link';

test.each(['https://exemple.fr/a?b=1#c', 'HTTP://exemple.fr', 'mailto:a@exemple.fr', 'tel:+33612345678'])(
  '%s may be followed',
  (link) => {
    expect(safeLink(link)).toBe(link);
  },
);

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://a',
  '//exemple.fr',
  '/\\exemple.fr',
  'https://a"onclick="x',
  'exemple.fr',
  '',
])('%j is no link', (link) => {
  expect(safeLink(link)).toBe('');
});
