import { readFileSync } from 'node:fs';
import type { Commune, Communes } from '@pignon/domain/geography/towns/communes';
import { dataFile } from '../config/data-file';
import { communeIn } from './commune-line';

/** 'saint' begins 4,000 names: then it names none. */
const MOST_BEGINNINGS = 50;
/** Beginnings whose place is remembered. */
const MOST_PLACES = 4_000;

/**
 * 37,000 lines in the order of their slugs (infra/data/build-communes.mjs makes them), read at the first question and kept
 * as one text: what is asked for is searched by halves, nothing else is ever parsed.
 */
export class FileCommunes implements Communes {
  private text: string | null = null;
  private readonly places = new Map<string, number>();
  private byPostcode: ReadonlyMap<string, readonly number[]> | null = null;

  named(slug: string): readonly Commune[] {
    return slug === '' ? [] : this.linesFrom(`${slug}\t`);
  }

  beginningWith(slug: string): readonly Commune[] {
    const found = slug === '' ? [] : this.linesFrom(`${slug}-`, MOST_BEGINNINGS + 1);
    return found.length > MOST_BEGINNINGS ? [] : found;
  }

  begins(slug: string): boolean {
    const start = `${slug}-`;
    return this.read().startsWith(start, this.placeOf(start));
  }

  largerThan(population: number): readonly Commune[] {
    const digits = String(population).length;
    const large = new RegExp(String.raw`^[^\t\n]+\t[^\t\n]+\t[^\t\n]+\t\d{${digits},}\t.*$`, 'gm');
    return [...this.read().matchAll(large)]
      .map(([line]) => communeIn(line))
      .filter((commune) => commune.population >= population);
  }

  served(postcode: string): readonly Commune[] {
    this.byPostcode ??= linesByPostcode(this.read());
    const communes = (this.byPostcode.get(postcode) ?? []).map((at) => communeIn(lineAt(this.read(), at)));
    // A commune has a line for each of its former names.
    return communes.filter(
      ({ name, department }, index) =>
        communes.findIndex((other) => other.name === name && other.department === department) === index,
    );
  }

  private read(): string {
    this.text ??= readFileSync(dataFile('communes.tsv'), 'utf8');
    return this.text;
  }

  /** A text names the same places again and again. */
  private placeOf(start: string): number {
    const known = this.places.get(start);
    if (known !== undefined) return known;
    const at = firstAtLeast(this.read(), start);
    if (this.places.size >= MOST_PLACES) this.places.clear();
    this.places.set(start, at);
    return at;
  }

  private linesFrom(start: string, most = Number.POSITIVE_INFINITY): Commune[] {
    const text = this.read();
    const found: Commune[] = [];
    for (let at = this.placeOf(start); text.startsWith(start, at) && found.length < most; ) {
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

const lineAt = (text: string, at: number): string => text.slice(at, text.indexOf('\n', at));

/** Where the lines begin that name a postcode: 6,000 of them, gathered at the first question about one. */
function linesByPostcode(text: string): ReadonlyMap<string, readonly number[]> {
  const lines = new Map<string, number[]>();
  for (let at = 0; at < text.length; at = text.indexOf('\n', at) + 1)
    for (const postcode of postcodesAt(text, at)) {
      const those = lines.get(postcode);
      if (those) those.push(at);
      else lines.set(postcode, [at]);
    }
  return lines;
}

/** Those of one line, without parsing the rest of it. */
function postcodesAt(text: string, line: number): readonly string[] {
  let from = line;
  for (let column = 0; column < 4; column += 1) from = text.indexOf('\t', from) + 1;
  const postcodes = text.slice(from, text.indexOf('\t', from));
  return postcodes === '' ? [] : postcodes.split(' ');
}
