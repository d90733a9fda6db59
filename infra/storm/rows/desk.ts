import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from '../house';
import { staffCall } from '../crowd/staff-session';
import type { Storm, StormRow } from '../storm-row';
import { count, until } from '../checks/waits';

const ADVISERS = 4;

export const assignedUnderKills: StormRow = {
  row: 47,
  fault: 'requests handed out by turns, api and workers SIGKILL',
  asked: '500',
  async strike(storm) {
    const { house, random } = storm;
    const advisers = await Promise.all(Array.from({ length: ADVISERS }, (_, n) => newAdviser(house, `Tour ${n}`)));
    const rule = await staffCall<{ id: number; version: number }>(house, 'POST', '/api/admin/assignment-rules', {
      name: 'Chacun son tour',
      conditions: { join: 'and', groups: [] },
      target: { kind: 'round-robin', agentIds: advisers },
      limits: { capacity: false, absences: false, hours: false },
      fallback: { kind: 'default' },
    });
    const loading = storm.load({ submissions: storm.size(300, 100), perSecond: 35 });
    for (let kill = 0; kill < 3; kill += 1) {
      await sleep(1200 + random.below(800));
      house.api.kill();
      house.workers[kill % 2]?.kill();
    }
    await loading;
    const { rows } = await house.sql.query<{ agentId: number | null; many: number }>(
      'select agent_id as "agentId", count(*)::int as many from thread where created_at > $1 group by 1',
      [storm.began],
    );
    const { id, version } = rule.body;
    await staffCall(house, 'DELETE', `/api/admin/assignment-rules/${id}?version=${version}`);
    const shares = advisers.map((adviser) => rows.find(({ agentId }) => agentId === adviser)?.many ?? 0);
    const others = rows
      .filter(({ agentId }) => !advisers.includes(agentId ?? 0))
      .reduce((sum, { many }) => sum + many, 0);
    return {
      faults: [
        ...(others > 0 ? [`${others} requests went to nobody of the rule`] : []),
        ...(Math.max(...shares) - Math.min(...shares) > 1 ? [`turns: ${shares.join(', ')}`] : []),
      ],
      note: `turns ${shares.join(', ')}`,
    };
  },
};

const SLOTS = 12;

export const bookedUnderKills: StormRow = {
  row: 48,
  fault: 'hours booked by several at once, api SIGKILL',
  asked: '200',
  async strike(storm) {
    const { house, random } = storm;
    const adviser = await newAdviser(house, 'Agenda');
    const free = (await slotsOf(house, adviser)).slice(0, SLOTS);
    const outcomes: Promise<Booked>[] = [];
    const visitors = storm.size(200, 60);
    let kills = 0;
    for (let n = 0; n < visitors; n += 1) {
      outcomes.push(book(storm, adviser, random.pick(free)));
      await sleep(10 + random.below(30));
      if (n % 50 === 25) {
        kills += 1;
        house.api.kill();
      }
    }
    const booked = (await Promise.all(outcomes)).filter(({ status }) => status === 202);
    await until(60_000, async () => {
      const waiting = await count(house, `state = 'pending' and reaction not like '%.remind-%'`);
      return waiting === 0 && (await house.sql.query('select from event where relayed_at is null')).rowCount === 0;
    });
    // They wait for days that are not lived through here.
    await house.sql.query(`delete from effect where state = 'pending' and reaction like '%.remind-%'`);
    const { rows } = await house.sql.query<{ id: string; startsAt: Date }>(
      `select id, starts_at as "startsAt" from appointment where agent_id = $1 and state = 'booked'`,
      [adviser],
    );
    const promised = new Set(booked.map(({ id }) => id));
    const lost = [...promised].filter((id) => !rows.some((row) => row.id === id)).length;
    const hours = new Set(rows.map(({ startsAt }) => startsAt.getTime()));
    const unheard = await house.sql.query(
      `select from appointment left join effect on effect.kind = 'email' and effect.state = 'done'
         and event_id in (select id from event where aggregate_id = appointment.id::text)
       where agent_id = $1 group by appointment.id having count(effect.id) < 2`,
      [adviser],
    );
    return {
      faults: [
        ...(lost > 0 ? [`${lost} confirmed hours are not kept`] : []),
        ...(rows.length > promised.size ? [`${rows.length - promised.size} hours are kept for nobody who knows`] : []),
        ...(hours.size < rows.length ? [`${rows.length - hours.size} hours are kept twice`] : []),
        ...(unheard.rowCount ? [`${unheard.rowCount} confirmed to fewer than two`] : []),
      ],
      note: `${visitors} for ${free.length} hours, ${rows.length} kept, ${kills} kills`,
    };
  },
};

interface Booked {
  readonly status: number;
  readonly id: string;
}

/** As a browser asks that insists: the same key until somebody answers. */
async function book({ visitor, ledger, random }: Storm, agentId: number, slot: string): Promise<Booked> {
  const email = `agenda-${random.below(1e9)}@exemple.example`;
  const body = { name: 'Léa Heure', email, phone: '01 99 00 12 34', agentId, slot };
  const form = { path: '/api/appointments', key: randomUUID(), body };
  for (let tries = 0; tries < 200; tries += 1, await sleep(100 + random.below(200))) {
    const { status, json } = await visitor.once(form);
    const said = json as { id?: string; error?: string };
    const unsettled = status === 0 || status >= 500 || (status === 409 && said.error?.includes('déjà en cours'));
    if (unsettled) continue;
    if (status === 202) ledger.booked.set(said.id ?? '', email);
    else if (status !== 409) ledger.complaints.push(`a booking answered ${status} ${said.error ?? ''}`);
    return { status, id: said.id ?? '' };
  }
  ledger.complaints.push('a booking was never answered');
  return { status: 0, id: '' };
}

async function newAdviser(house: House, name: string): Promise<number> {
  const email = `${name.toLowerCase().replace(' ', '-')}-${randomUUID()}@pignon.example`;
  const { body } = await staffCall<{ id: number }>(house, 'POST', '/api/agents', {
    name,
    email,
    phone: '01 99 00 10 19',
  });
  return body.id;
}

async function slotsOf({ apiUrl }: House, agentId: number): Promise<readonly string[]> {
  const answer = await fetch(`${apiUrl}/api/appointments/slots?agent=${agentId}`);
  return ((await answer.json()) as { days: { slots: string[] }[] }).days.flatMap(({ slots }) => slots);
}
