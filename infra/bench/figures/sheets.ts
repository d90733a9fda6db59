import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf } from '../machine';
import type { Rig } from '../rig';
import { percentile, type Samples } from '../samples';
import { settle } from '../settle';
import type { Row } from '../table';
import type { Figure } from './figure';

const SHEETS = 200;
const PHOTOS = 7;
const FRESH = 10;
const PATIENCE_MS = 120_000;

/** F64: what one press of 'Télécharger la fiche PDF' waits for, and what two hundred of them cost the worker. */
async function measure(rig: Rig): Promise<void> {
  await settle(rig);
  const { rows } = await rig.db.query<{ id: number }>(
    `select id from public_listing where available order by (jsonb_array_length(photos) >= $1) desc, id limit $2`,
    [PHOTOS, SHEETS],
  );
  const ids = rows.map(({ id }) => id);
  await rm(join(rig.dataDir, 'media', 'sheets'), { recursive: true, force: true });

  const fresh: number[] = [];
  for (const id of ids.slice(0, FRESH)) fresh.push(await untilHere(rig, id));
  rig.samples.note('sheet fresh p50', percentile(fresh, 0.5));
  rig.samples.note('sheet fresh worst', Math.max(...fresh));

  const watch = setInterval(() => rig.samples.note('sheet worker memory', memoryOf(rig.worker.pid)), 200);
  try {
    const startedAt = Date.now();
    for (const id of ids) await ask(rig, id);
    for (const id of ids) await untilHere(rig, id);
    rig.samples.note('sheet made', ids.length);
    rig.samples.note('sheet each', (Date.now() - startedAt) / (ids.length - FRESH));
  } finally {
    clearInterval(watch);
  }

  const stored: number[] = [];
  for (const id of ids) stored.push(await untilHere(rig, id));
  rig.samples.note('sheet stored p50', percentile(stored, 0.5));
  rig.samples.note('sheet stored p99', percentile(stored, 0.99));
  await settle(rig);
}

const ask = (rig: Rig, id: number): Promise<Response> =>
  fetch(`${rig.system.url}/api/properties/${id}/sheet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });

/** Milliseconds from the press to the last byte of the file. */
async function untilHere(rig: Rig, id: number): Promise<number> {
  const from = performance.now();
  const asked = await ask(rig, id);
  if (!asked.ok) throw new Error(`Asking for the sheet of ${id} answered ${asked.status}`);
  await asked.arrayBuffer();
  for (;;) {
    const answer = await fetch(`${rig.system.url}/api/properties/${id}/sheet.pdf`);
    const bytes = (await answer.arrayBuffer()).byteLength;
    const waited = performance.now() - from;
    if (answer.status === 200 && bytes > 10_000) return waited;
    if (answer.status !== 202 || waited > PATIENCE_MS) throw new Error(`The sheet of ${id} answers ${answer.status}`);
    await sleep(20);
  }
}

function rows(samples: Samples): Row[] {
  const within = (name: string, figure: string, limit: number): Row => {
    const ours = samples.median(`sheet ${name}`);
    return { goal: 'F64', figure, unit: 'ms', ours, want: `≤ ${limit} ms`, holds: ours <= limit };
  };
  const memory = samples.max('sheet worker memory');
  return [
    within('stored p50', 'PDF button to last byte, sheet in store, p50', 50),
    within('stored p99', 'PDF button to last byte, sheet in store, p99', 50),
    within('fresh p50', `PDF button to last byte, fresh sheet with ${PHOTOS} photos, p50`, 3000),
    within('fresh worst', `PDF button to last byte, fresh sheet with ${PHOTOS} photos, worst of ${FRESH}`, 3000),
    { figure: 'one of many fresh sheets', unit: 'ms', ours: samples.median('sheet each') },
    {
      goal: 'F64',
      figure: `memory (PSS) of worker over ${samples.median('sheet made')} sheets, highest`,
      unit: 'MB',
      ours: memory,
      want: '≤ 300 MB',
      holds: memory <= 300,
    },
  ];
}

export const sheets: Figure = { name: 'sheets', measure, rows };
