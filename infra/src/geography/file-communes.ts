import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Commune, Communes } from '@pignon/domain/geography/communes';
import { citySlugOf } from '@pignon/domain/listings/slug';

const FILE = join('data', 'communes.tsv');

/** Read at the first question and kept: 35,000 lines (infra/data/build-communes.mjs makes them). */
export class FileCommunes implements Communes {
  private bySlug: Map<string, Commune[]> | null = null;

  named(slug: string): readonly Commune[] {
    this.bySlug ??= read();
    return this.bySlug.get(slug) ?? [];
  }
}

function read(): Map<string, Commune[]> {
  const bySlug = new Map<string, Commune[]>();
  const add = (name: string, commune: Commune): void => {
    const slug = citySlugOf(name);
    const known = bySlug.get(slug);
    if (known) known.push(commune);
    else bySlug.set(slug, [commune]);
  };
  const former: [name: string, department: string, now: string][] = [];
  for (const line of readFileSync(locate(), 'utf8').split('\n')) {
    const [name = '', department = '', population = '', rest = ''] = line.split('\t');
    if (population === '=') former.push([name, department, rest]);
    else if (name)
      add(name, { name, department, population: Number(population), postcodes: rest ? rest.split(' ') : [] });
  }
  // People still type the name of a commune that joined another.
  for (const [name, department, now] of former) {
    const commune = bySlug.get(citySlugOf(now))?.find((one) => one.department === department);
    if (commune && !bySlug.get(citySlugOf(name))?.includes(commune)) add(name, commune);
  }
  return bySlug;
}

/** Beside src or dist, whichever runs. */
function locate(from = __dirname): string {
  const file = join(from, FILE);
  if (existsSync(file)) return file;
  if (dirname(from) === from) throw new Error(`${FILE} is missing`);
  return locate(dirname(from));
}
