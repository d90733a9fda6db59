import { PgCatalogue } from '@pignon/infra/listings/catalogue/pg-catalogue';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import type { Pool } from 'pg';
import type { Rig } from '../rig';
import type { Figure } from './figure';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

const QUESTIONS: Readonly<Record<string, (catalogue: PgCatalogue) => Promise<unknown>>> = {
  'list: city, sale, price, yield': (catalogue) =>
    search(catalogue, { cities: ['paris'], transactions: ['sale'], maxPrice: 900_000, minYield: 4 }, false),
  'everything, newest': (catalogue) => search(catalogue, {}, false),
  'facets of everything': (catalogue) => catalogue.cities(),
  'two words': (catalogue) => search(catalogue, { search: 'boutique vitrine' }, false),
  'map of everything': (catalogue) => catalogue.map({}, { zoom: 6 }),
};

const search = (catalogue: PgCatalogue, criteria: SearchCriteria, facets: boolean): Promise<unknown> =>
  catalogue.search(criteria, { sort: 'newest', page: 1, pageSize: 12, facets });

const lines: string[] = [];

/** The heaviest questions under EXPLAIN ANALYZE: the statements are those that PgCatalogue really sends. */
async function measure(rig: Rig, round: number): Promise<void> {
  if (round > 0) return;
  await rig.db.query('vacuum analyze property');
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    const statements: { text: string; values: unknown[] }[] = [];
    const spy = {
      query: (given: string | { text: string; values: unknown[] }, values: unknown[] = []) => {
        const statement = typeof given === 'string' ? { text: given, values } : given;
        // A copy: the catalogue goes on adding values for its next statement.
        statements.push({ text: statement.text, values: [...statement.values] });
        return rig.db.query(statement);
      },
    } as unknown as Pool;
    await ask(new PgCatalogue(spy));
    for (const { text, values } of statements) {
      const { rows } = await rig.db.query<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }] }>(
        `explain (analyze, format json) ${text}`,
        values,
      );
      const plan = rows[0]?.['QUERY PLAN'][0];
      if (plan) lines.push(`${name}: ${plan['Execution Time'].toFixed(1)} ms; ${scans(plan.Plan).join('; ')}`);
    }
  }
}

function scans(node: PlanNode): string[] {
  const own = /Scan/.test(node['Node Type'])
    ? [
        `${node['Node Type']}${node['Index Name'] ? ` ${node['Index Name']}` : ''}: ${node['Actual Rows'] * node['Actual Loops']} rows` +
          (node['Rows Removed by Filter']
            ? ` (${node['Rows Removed by Filter'] * node['Actual Loops']} passed over)`
            : ''),
      ]
    : [];
  return [...own, ...(node.Plans ?? []).flatMap(scans)];
}

export function printPlans(): void {
  if (lines.length > 0) console.log(`\nplans:\n${lines.join('\n')}`);
}

export const plans: Figure = { name: 'plans', measure, rows: () => [] };
