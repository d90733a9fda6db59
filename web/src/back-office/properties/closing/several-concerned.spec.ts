import type { ConcernedPerson } from '@pignon/domain/sold/closing';
import { asksSomething, firstOfEach } from './several-concerned';
import { isTold, whereTold } from './use-concerned';

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

test('E02 whoever has no conversation is told about the first appointment that staff booked for them, of several once', () => {
  const meeting = { startsAt: '2026-12-02T09:00:00.000Z', adviser: null, version: 1 };
  const booked = person('rdv@exemple.fr', {
    threadId: null,
    appointments: ['m', 'n'].map((id) => ({ id, ...meeting })),
  });
  const unreached = person('sans@exemple.fr', { threadId: null });
  expect([booked, unreached].map(isTold)).toEqual([true, false]);
  expect(whereTold([booked, person('anne@exemple.fr')])).toEqual({
    threads: ['thread of anne@exemple.fr'],
    meetings: ['m'],
  });
});
