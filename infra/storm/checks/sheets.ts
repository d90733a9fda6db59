import { readdir } from 'node:fs/promises';
import type { House } from '../house';
import type { Ledger } from './ledger';

interface Drawn {
  readonly id: number;
  readonly price: string;
  /** Facts that name the price: a try whose answer got lost says nothing new the second time. */
  readonly changes: number;
  /** Facts that were not reacted to by exactly one drawing. */
  readonly undrawn: number;
}

/**
 * Each accepted change is stored, is one fact, and is drawn by one effect; in the end the sheet that says what the property
 * says lies ready, whole, and the store holds none that no change of this row asked for. Answers how many it does.
 */
export async function sheets(
  house: House,
  { prices, unheard }: Ledger,
  lost: string[],
  faults: string[],
): Promise<number> {
  const { rows } = await house.sql.query<Drawn>(
    `select property.id, property.price,
       (select count(*)::int from event where aggregate_id = property.id::text and name like 'listings.%'
          and payload -> 'changed' ? 'price') as changes,
       (select count(*)::int from event where aggregate_id = property.id::text and name like 'listings.%'
          and (select count(*) from effect where event_id = event.id and reaction = 'sheets.draw-changed') <> 1) as undrawn
     from property where id = any ($1::int[])`,
    [[...prices.keys()]],
  );
  const drawn = new Map(rows.map((row) => [row.id, row]));
  let tooMany = 0;
  for (const [id, accepted] of prices) {
    const { price, changes = 0, undrawn = 0 } = drawn.get(id) ?? {};
    // Whoever never heard an answer cannot say whether it was stored: it may be, and counts then.
    const maybe = unheard.get(id) ?? [];
    if (price !== accepted.at(-1) && !maybe.includes(price ?? ''))
      lost.push(`price ${accepted.at(-1)} of property ${id} accepted, ${price} stored`);
    if (changes < accepted.length) lost.push(`${accepted.length - changes} changes of property ${id} without a fact`);
    if (changes > accepted.length + maybe.length)
      faults.push(`property ${id} changed ${changes} times, ${accepted.length} accepted`);
    if (undrawn > 0) lost.push(`${undrawn} changes of property ${id} not drawn once`);
    tooMany += await lyingReady(house, id, changes, lost, faults);
  }
  return tooMany;
}

async function lyingReady(
  house: House,
  id: number,
  changes: number,
  lost: string[],
  faults: string[],
): Promise<number> {
  const answer = await fetch(`${house.apiUrl}/api/properties/${id}/sheet.pdf`);
  const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  if (answer.status !== 200) {
    lost.push(`sheet of property ${id}: ${answer.status}`);
    return 0;
  }
  if (!/^%PDF-[\s\S]*%%EOF\s*$/.test(pdf)) faults.push(`half a sheet of property ${id}`);
  const files = (await readdir(house.sheetsOf(id))).filter((file) => file.endsWith('.pdf'));
  const today = `${answer.headers.get('etag')?.replaceAll('"', '')}.pdf`;
  if (!files.includes(today)) faults.push(`sheet of property ${id} is not the one in the store`);
  // Of what it said between two changes some may lie there for a day; of what it never said none.
  if (files.length > changes) faults.push(`${files.length} sheets of property ${id} after ${changes} changes`);
  return Math.max(0, files.length - changes);
}
