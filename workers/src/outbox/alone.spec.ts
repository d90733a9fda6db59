import { Alone } from './alone';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a suspect runs when nobody else does, and everybody waits for it', async () => {
  const alone = new Alone();
  const log: string[] = [];
  const gates = new Map<string, () => void>();
  const work = (name: string, suspect: boolean) =>
    alone.run(suspect, async () => {
      log.push(`+${name}`);
      await new Promise<void>((resolve) => gates.set(name, resolve));
      log.push(`-${name}`);
    });
  const all = [work('a', false), work('b', false)];
  await turn();
  all.push(work('suspect', true));
  await turn();
  all.push(work('c', false));
  await turn();
  expect(log).toEqual(['+a', '+b']);
  gates.get('a')?.();
  await turn();
  expect(log).not.toContain('+suspect');
  gates.get('b')?.();
  await turn();
  expect(log.at(-1)).toBe('+suspect');
  gates.get('suspect')?.();
  await turn();
  gates.get('c')?.();
  await Promise.all(all);
  expect(log).toEqual(['+a', '+b', '-a', '-b', '+suspect', '-suspect', '+c', '-c']);
});

test('suspects run one after another, and a failing one lets the next in', async () => {
  const alone = new Alone();
  const first = alone.run(true, () => Promise.reject(new Error('x')));
  const second = alone.run(true, () => Promise.resolve(2));
  await expect(first).rejects.toThrow('x');
  await expect(second).resolves.toBe(2);
});
