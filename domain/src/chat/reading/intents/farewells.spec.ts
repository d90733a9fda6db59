import { isFarewell, isGoodbye } from './farewells';

test.each(['merci beaucoup au revoir', 'ok merci bien bonne journee', 'au revoir merci a vous', 'c est tout merci'])(
  'who goes: « %s »',
  (said) => expect(isFarewell(said)).toBe(true),
);

test.each(['on verra', 'c est tout', 'rien d autre', 'je vous recontacte', 'je dois voir avec mon comptable'])(
  '« %s » may answer a question: it ends no estimation',
  (said) => expect(isGoodbye(said)).toBe(false),
);

test('a word repeated as often as a message may be long takes no time (10 ms of CPU)', () => {
  const ask = (said: string): number => {
    const start = process.cpuUsage();
    expect(isFarewell(said)).toBe(false);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  // The first one compiles the pattern.
  for (const said of [
    `${'merci beaucoup '.repeat(140)}oui`,
    `au revoir${' merci a vous'.repeat(140)} oui`,
    `${'c est tout pour moi '.repeat(90)}x`,
  ])
    expect(Math.min(ask(said), ask(said), ask(said))).toBeLessThan(10);
});
