import { readFileSync } from 'node:fs';
import type { LngLat } from '@pignon/domain/geography/lng-lat';
import type { OutlinedDepartment } from '@pignon/domain/geography/surroundings';
import { dataFile } from '../config/data-file';

const NEAR_DEGREES = 0.5;

interface Known {
  readonly code: string;
  readonly name: string;
  readonly bounds: readonly number[];
  readonly outline: string;
}

/** infra/data/departments.tsv, which build-departments.mjs makes: 300 kB, read at the first question. */
export class FileDepartments {
  private known: readonly Known[] | null = null;

  /** Of the 101 départements, those that are less than half a degree away. */
  around([longitude, latitude]: LngLat): readonly OutlinedDepartment[] {
    this.known ??= readFileSync(dataFile('departments.tsv'), 'utf8').trimEnd().split('\n').map(departmentIn);
    return this.known
      .filter(
        ({ bounds: [west = 0, south = 0, east = 0, north = 0] }) =>
          longitude > west - NEAR_DEGREES &&
          longitude < east + NEAR_DEGREES &&
          latitude > south - NEAR_DEGREES &&
          latitude < north + NEAR_DEGREES,
      )
      .map(({ code, name, outline }) => ({
        code,
        name,
        rings: outline.split('|').map((ring) => ring.split(' ').map(pointIn)),
      }));
  }
}

function departmentIn(line: string): Known {
  const [code = '', name = '', bounds = '', outline = ''] = line.split('\t');
  return { code, name, bounds: bounds.split(' ').map(Number), outline };
}

function pointIn(point: string): LngLat {
  const [longitude = 0, latitude = 0] = point.split(',').map(Number);
  return [longitude, latitude];
}
