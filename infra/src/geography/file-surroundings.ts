import { readFileSync } from 'node:fs';
import type { LngLat } from '@pignon/domain/geography/lng-lat';
import { type Surroundings, type SurroundingPlaces, townsAround } from '@pignon/domain/geography/surroundings';
import type { Commune } from '@pignon/domain/geography/towns/communes';
import { dataFile } from '../config/data-file';
import { communeIn } from './commune-line';
import { FileDepartments } from './file-departments';

const NEAR_DEGREES = 0.25;

interface Centres {
  readonly lines: readonly string[];
  readonly longitudes: Float32Array;
  readonly latitudes: Float32Array;
}

/** Towns of infra/data/communes.tsv by where they lie: what is compared stands in arrays of numbers, 37,000 each. */
export class FileSurroundings implements SurroundingPlaces {
  private centres: Centres | null = null;
  private readonly departments = new FileDepartments();

  around(at: LngLat): Surroundings {
    return { towns: townsAround(at, this.townsNear(at)), departments: this.departments.around(at) };
  }

  private townsNear([longitude, latitude]: LngLat): Commune[] {
    this.centres ??= readCentres();
    const { lines, longitudes, latitudes } = this.centres;
    return lines
      .filter(
        (_, index) =>
          Math.abs((longitudes[index] ?? 0) - longitude) < NEAR_DEGREES &&
          Math.abs((latitudes[index] ?? 0) - latitude) < NEAR_DEGREES,
      )
      .map(communeIn);
  }
}

/** A village whose place is unknown stands at no number: it is near to nothing. */
function readCentres(): Centres {
  const lines = readFileSync(dataFile('communes.tsv'), 'utf8').trimEnd().split('\n');
  const latitudes = new Float32Array(lines.length).fill(Number.NaN);
  const longitudes = latitudes.slice();
  for (const [index, line] of lines.entries()) {
    const center = line.slice(line.lastIndexOf('\t') + 1);
    if (center === '') continue;
    latitudes[index] = Number.parseFloat(center);
    longitudes[index] = Number.parseFloat(center.slice(center.indexOf(' ') + 1));
  }
  return { lines, longitudes, latitudes };
}
