import { readFileSync } from 'node:fs';
import type { Commune, Communes } from '@pignon/domain/geography/communes';
import { dataFile } from '../config/data-file';

/** 'saint' begins 4,000 names: then it names none. */
const MOST_BEGINNINGS = 50;

/**
 * 37,000 lines in the order of their slugs (infra/data/build-communes.mjs makes them), read at the first question and kept
 * as one text: what is asked for is searched by halves, nothing else is ever parsed.
 */
export class FileCommunes implements Communes {
  private text: string | null = null;

  named(slug: string): readonly Commune[] {
    return slug === '' ? [] : this.linesFrom(`${slug}\t`);
  }

  beginningWith(slug: string): readonly Commune[] {
    const found = slug === '' ? [] : this.linesFrom(`${slug}-`);
    return found.length > MOST_BEGINNINGS ? [] : found;
  }

  begins(slug: string): boolean {
    const start = `${slug}-`;
    return this.read().startsWith(start, firstAtLeast(this.read(), start));
  }

  largerThan(population: number): readonly Commune[] {
    const digits = String(population).length;
    const large = new RegExp(String.raw`^[^\t\n]+\t[^\t\n]+\t[^\t\n]+\t\d{${digits},}\t.*$`, 'gm');
    return [...this.read().matchAll(large)]
      .map(([line]) => communeIn(line))
      .filter((commune) => commune.population >= population);
  }

  private read(): string {
    this.text ??= readFileSync(dataFile('communes.tsv'), 'utf8');
    return this.text;
  }

  private linesFrom(start: string): Commune[] {
    const text = this.read();
    const found: Commune[] = [];
    for (let at = firstAtLeast(text, start); text.startsWith(start, at); ) {
      const end = text.indexOf('\n', at);
      found.push(communeIn(text.slice(at, end)));
      at = end + 1;
    }
    return found;
  }
}

/** Where the first line stands that is not before `start`. A tab sorts before every letter, so a slug before its longer ones. */
function firstAtLeast(text: string, start: string): number {
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = text.lastIndexOf('\n', (low + high) >> 1) + 1;
    const line = Math.max(low, middle);
    const next = text.indexOf('\n', line) + 1;
    if (text.slice(line, line + start.length) < start) low = next;
    else high = line;
  }
  return low;
}

function communeIn(line: string): Commune {
  const [, name = '', department = '', population = '0', postcodes = ''] = line.split('\t');
  return { name, department, population: Number(population), postcodes: postcodes ? postcodes.split(' ') : [] };
}
