import { AGENCY_CALENDAR } from '../promises/business-calendar';
import { decide } from './decide';
import type { House } from './house';
import { aColleague, aRequest, aRule, someOf } from './testing/assignment-builders';

const house = (given: Partial<House> = {}): House => ({
  rules: [],
  colleagues: someOf(3),
  now: new Date('2026-11-30T10:00+01:00'),
  calendar: AGENCY_CALENDAR,
  ...given,
});
const one = (field: 'source' | 'city' | 'hour' | 'department' | 'known', ...oneOf: string[]) => ({
  join: 'and' as const,
  groups: [{ join: 'and' as const, tests: [{ field, oneOf }] }],
});

describe('E06 without a rule it is as before', () => {
  test.each([
    ['about a property: its adviser', { source: 'information', propertyAgentId: 3 }, 3, 'Conseiller du bien'],
    ['a message to a chosen one', { source: 'contact', chosenAgentId: 2 }, 2, 'Conseiller choisi'],
    ['a message to nobody: the agency', { source: 'contact' }, null, null],
    ['an estimation: the default one', { source: 'estimation' }, 1, 'Conseiller par défaut'],
    ['an appointment: the default one', { source: 'appointment' }, 1, 'Conseiller par défaut'],
    ['a lead of the chat: the default one', { source: 'chat' }, 1, 'Conseiller par défaut'],
    ['an access request: the agency decides', { source: 'access', propertyAgentId: 3 }, null, null],
    ['an application: the agency', { source: 'application' }, null, null],
  ] as const)('%s', (_, request, agentId, rule) =>
    expect(decide(aRequest(request), house())).toMatchObject({ agentId, by: 'system', rule, skipped: [] }),
  );

  test('a house without advisers leaves all to the agency', () =>
    expect(decide(aRequest({ source: 'chat' }), house({ colleagues: [] })).agentId).toBeNull());
});

describe('E06 the first rule that a request meets decides', () => {
  const rules = [
    aRule({ name: 'Éteinte', active: false, target: { kind: 'adviser', agentId: 1 } }),
    aRule({ name: 'Lyon', conditions: one('city', 'Lyon'), target: { kind: 'adviser', agentId: 2 } }),
    aRule({ name: 'Estimations', conditions: one('source', 'estimation'), target: { kind: 'adviser', agentId: 3 } }),
    aRule({ name: 'Tout', target: { kind: 'adviser', agentId: 1 } }),
  ];

  test('those above are told with why they did not', () =>
    expect(decide(aRequest({ source: 'estimation', city: 'Paris' }), house({ rules }))).toEqual({
      agentId: 3,
      by: 'rule',
      rule: 'Estimations',
      ruleId: rules[2]!.id,
      why: 'Règle «\u00a0Estimations\u00a0» (Source\u00a0: Estimation)\u00a0: conseiller précis.',
      skipped: [
        { rule: 'Éteinte', why: 'désactivée' },
        { rule: 'Lyon', why: 'Ville\u00a0: Paris' },
      ],
      alarmMinutes: null,
      turn: null,
    }));

  test('what a request does not say it does not meet', () =>
    expect(decide(aRequest({ source: 'chat' }), house({ rules })).skipped[1]).toEqual({
      rule: 'Lyon',
      why: 'Ville\u00a0: la demande ne le dit pas',
    }));
});

describe('E06 whom a rule gives it to', () => {
  const given = (rule: Parameters<typeof aRule>[0], request = {}, more = {}) =>
    decide(aRequest(request), house({ rules: [aRule(rule)], ...more }));

  test('the adviser of the property', () =>
    expect(given({ target: { kind: 'property' } }, { source: 'access', propertyAgentId: 2 }).agentId).toBe(2));

  test('the same as last time, unless they have left', () => {
    const target = { kind: 'last' } as const;
    expect(given({ target }, {}, { last: 3 }).agentId).toBe(3);
    const left = [aColleague({ id: 1, isDefault: true }), aColleague({ id: 3, name: 'Zoé', active: false })];
    expect(given({ target }, {}, { last: 3, colleagues: left })).toMatchObject({
      agentId: 1,
      skipped: [{ why: 'Zoé n’est plus actif' }],
    });
  });

  test('each in turn, then the first again', () => {
    const rule = aRule({ target: { kind: 'round-robin', agentIds: [] } });
    const after = (place: number) => decide(aRequest(), house({ rules: [rule], places: { [rule.id]: place } })).agentId;
    expect([-1, 0, 1, 2].map(after)).toEqual([1, 2, 3, 1]);
    expect(after(7)).toBe(3);
  });

  test('an absent one loses their turn, and has no more than others when back', () => {
    const away: House['colleagues'] = [
      aColleague({ id: 1 }),
      aColleague({ id: 2, absent: true }),
      aColleague({ id: 3 }),
    ];
    const rule = aRule({ target: { kind: 'round-robin', agentIds: [1, 2, 3] } });
    const next = (place: number, colleagues = away) =>
      decide(aRequest(), house({ rules: [rule], colleagues, places: { [rule.id]: place } })).agentId;
    expect([next(-1), next(0), next(2)]).toEqual([1, 3, 1]);
    expect(next(0, someOf(3))).toBe(2);
  });

  test('as often as their weight says, spread out', () => {
    const rule = aRule({
      target: {
        kind: 'weighted',
        shares: [
          { agentId: 1, weight: 3 },
          { agentId: 2, weight: 1 },
          { agentId: 3, weight: 2 },
        ],
      },
    });
    expect(decide(aRequest(), house({ rules: [rule] })).turn!.ring).toEqual([1, 3, 1, 2, 3, 1]);
  });

  test('who has the fewest open, of those who have room', () => {
    const colleagues = [
      aColleague({ id: 1, open: 4 }),
      aColleague({ id: 2, open: 2, capacity: 2 }),
      aColleague({ id: 3, open: 3 }),
    ];
    const target = { kind: 'least-loaded', agentIds: [] } as const;
    expect(given({ target }, {}, { colleagues }).agentId).toBe(3);
    const limits = { capacity: false, absences: true, hours: false };
    expect(given({ target, limits }, {}, { colleagues }).agentId).toBe(2);
  });

  test('those with as few have it in turn', () => {
    const rule = aRule({ target: { kind: 'least-loaded', agentIds: [] } });
    const colleagues = [aColleague({ id: 1, open: 1 }), aColleague({ id: 2 }), aColleague({ id: 3 })];
    const after = (place: number) =>
      decide(aRequest(), house({ rules: [rule], colleagues, places: { [rule.id]: place } })).agentId;
    expect([-1, 0, 1, 2].map(after)).toEqual([2, 2, 3, 2]);
  });

  test('out of their hours, where the rule looks at hours', () => {
    const colleagues = [aColleague({ id: 1, isDefault: true }), aColleague({ id: 2, name: 'Paul', onHours: false })];
    const target = { kind: 'adviser', agentId: 2 } as const;
    expect(given({ target }, {}, { colleagues }).agentId).toBe(2);
    const limits = { capacity: true, absences: true, hours: true };
    expect(given({ target, limits }, {}, { colleagues })).toMatchObject({
      agentId: 1,
      skipped: [{ why: 'Paul est hors de ses horaires' }],
    });
  });
});

describe('E06 when nobody is free', () => {
  const colleagues = [aColleague({ id: 1, isDefault: true, absent: true }), aColleague({ id: 2, absent: true })];
  const target = { kind: 'adviser', agentId: 2 } as const;
  const later = aRule({ name: 'Ensuite', target: { kind: 'property' } });

  test('the default one has it, absent or not', () =>
    expect(decide(aRequest(), house({ rules: [aRule({ name: 'Paul', target })], colleagues }))).toMatchObject({
      agentId: 1,
      by: 'rule',
      rule: 'Paul',
      why: expect.stringContaining('personne n’était libre, conseiller par défaut'),
    }));

  test('or nobody yet, with an alarm', () =>
    expect(
      decide(
        aRequest(),
        house({ rules: [aRule({ target, fallback: { kind: 'common', alarmMinutes: 30 } })], colleagues }),
      ),
    ).toMatchObject({ agentId: null, by: 'rule', alarmMinutes: 30 }));

  test('a rule that does not stop lets those below try, and falls back when they find nobody either', () => {
    const rules = [aRule({ name: 'Paul', target, stops: false }), later];
    const present = [...colleagues, aColleague({ id: 3 })];
    const asked = (request: object) => decide(aRequest(request), house({ rules, colleagues: present }));
    expect(asked({ propertyAgentId: 3 })).toMatchObject({ agentId: 3, rule: 'Ensuite' });
    expect(asked({})).toMatchObject({ agentId: 1, rule: 'Paul' });
  });
});

test('E06 office hours are those of the promise clock', () => {
  const rules = [aRule({ conditions: one('hour', 'outside'), target: { kind: 'adviser', agentId: 2 } })];
  const at = (time: string) => decide(aRequest(), house({ rules, now: new Date(time) })).agentId;
  expect([at('2026-11-30T10:00+01:00'), at('2026-11-30T20:00+01:00'), at('2026-12-25T10:00+01:00')]).toEqual([1, 2, 2]);
});
