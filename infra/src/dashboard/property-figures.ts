import type { Stock, ToDo } from '@pignon/domain/dashboard/dashboard';
import { TO_DO_PROPERTIES } from '@pignon/domain/dashboard/to-do';
import type { Pool } from 'pg';
import { columnOf } from '../database/property-columns';
import { queryAsStaff } from '../database/roles/as-staff';
import { deskCondition, IN_FOLDER } from '../listings/desk/desk-conditions';
import { Values } from '../listings/catalogue/values';

type Key = keyof typeof TO_DO_PROPERTIES;
const KEYS = Object.keys(TO_DO_PROPERTIES) as readonly Key[];

const SHOWN = `${IN_FOLDER.all} and ${columnOf('unpublishedAt')} is null and not ${columnOf('internalOnly')}`;
const count = (condition: string, name: string): string => `(count(*) filter (where ${condition}))::int as "${name}"`;

/** By the conditions of the list itself, in one reading of all properties. */
export async function propertyFigures(pool: Pool): Promise<{ readonly toDo: readonly ToDo[]; readonly stock: Stock }> {
  const values = new Values();
  const asked = KEYS.map((key) => {
    const { folder, filters } = TO_DO_PROPERTIES[key];
    return count(`${IN_FOLDER[folder]} and ${deskCondition(filters, values, null)}`, key);
  });
  const over = count(`${IN_FOLDER.available} and ${deskCondition({ mandateEndingWithin: -1 }, values, null)}`, 'over');
  const { rows } = await queryAsStaff<Readonly<Record<Key | 'over', number>> & Stock>(
    pool,
    `select ${[...asked, over].join(', ')},
       ${count(`${SHOWN} and ${columnOf('available')} and not ${columnOf('gated')}`, 'available')},
       ${count(`${IN_FOLDER.all} and ${columnOf('status')} = 'sold'`, 'sold')},
       ${count(`${IN_FOLDER.all} and ${columnOf('status')} = 'rented'`, 'rented')},
       ${count(`${SHOWN} and ${columnOf('available')} and ${columnOf('gated')}`, 'offMarket')},
       round((avg(${columnOf('yieldPercent')}) filter (where ${SHOWN} and ${columnOf('available')}))::numeric, 2)::float8
         as "averageYield"
     from property`,
    values.all,
  );
  const row = rows[0];
  if (!row) throw new Error('A count answers one row');
  const { available, sold, rented, offMarket, averageYield } = row;
  return {
    toDo: KEYS.map((key) => ({ key, count: row[key], pressing: null, over: key === 'mandates' ? row.over : 0 })),
    stock: { available, sold, rented, offMarket, averageYield },
  };
}
