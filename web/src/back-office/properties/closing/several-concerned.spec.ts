import type { ConcernedPerson } from '@pignon/domain/sold/closing';
import { asksSomething, firstOfEach } from './several-concerned';

const person = (email: string, change: Partial<ConcernedPerson> = {}): ConcernedPerson => ({
  email,
  name: '',
  threadId: `thread of ${email}`,
  adviser: null,
  concerns: ['request'],
  appointments: [],
  toldAt: null,
  ...change,
});
const property = (id: number, ...people: ConcernedPerson[]) => ({
  id,
  title: `Bien ${id}`,
  concerned: { people, mail: { sold: '', rented: '' } },
});

test('E02 whoever waits for two properties is told of the first where that is possible', () => {
  const told = person('anne@exemple.fr', { toldAt: '2026-11-30T08:00:00.000Z' });
  const first = firstOfEach([
    property(1, told, person('zoe@exemple.fr')),
    property(2, person('anne@exemple.fr'), person('zoe@exemple.fr')),
  ]);
  expect([first.get('anne@exemple.fr')?.id, first.get('zoe@exemple.fr')?.id]).toEqual([2, 1]);
});

test('E02 nothing is asked where everybody knows and nobody comes', () => {
  const known = person('anne@exemple.fr', { toldAt: '2026-11-30T08:00:00.000Z' });
  const meeting = { id: 'm', startsAt: '2026-12-02T09:00:00.000Z', adviser: null, version: 1 };
  expect([property(1), property(1, known)].map(asksSomething)).toEqual([false, false]);
  expect(asksSomething(property(1, person('anne@exemple.fr')))).toBe(true);
  expect(asksSomething(property(1, person('anne@exemple.fr', { threadId: null, appointments: [meeting] })))).toBe(true);
});
