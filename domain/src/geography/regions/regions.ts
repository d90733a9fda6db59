import type { LngLat } from '../lng-lat';
import type { RegionCode } from '../place';
import { REGION_NAMES } from './region-names';

export interface Bounds {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

export interface Region {
  /** INSEE. */
  readonly code: RegionCode;
  readonly name: string;
  readonly center: LngLat;
  readonly bounds: Bounds;
  readonly departments: readonly { readonly code: string; readonly name: string }[];
}

/**
 * The 13 metropolitan regions in the specification's order (M68). Measured on the outlines of regions-topology.ts:
 * Natural Earth (public domain); which département belongs to which region: INSEE/Etalab, Licence Ouverte.
 */
const MEASURED: readonly Omit<Region, 'name'>[] = [
  {
    code: '11',
    center: [2.495, 48.709],
    bounds: { north: 49.231, south: 48.122, east: 3.539, west: 1.455 },
    departments: [
      { code: '75', name: 'Paris' },
      { code: '77', name: 'Seine-et-Marne' },
      { code: '78', name: 'Yvelines' },
      { code: '91', name: 'Essonne' },
      { code: '92', name: 'Hauts-de-Seine' },
      { code: '93', name: 'Seine-Saint-Denis' },
      { code: '94', name: 'Val-de-Marne' },
      { code: '95', name: "Val-d'Oise" },
    ],
  },
  {
    code: '84',
    center: [4.534, 45.513],
    bounds: { north: 46.791, south: 44.122, east: 7.159, west: 2.057 },
    departments: [
      { code: '01', name: 'Ain' },
      { code: '03', name: 'Allier' },
      { code: '07', name: 'Ardèche' },
      { code: '15', name: 'Cantal' },
      { code: '26', name: 'Drôme' },
      { code: '38', name: 'Isère' },
      { code: '42', name: 'Loire' },
      { code: '43', name: 'Haute-Loire' },
      { code: '63', name: 'Puy-de-Dôme' },
      { code: '69', name: 'Rhône' },
      { code: '73', name: 'Savoie' },
      { code: '74', name: 'Haute-Savoie' },
    ],
  },
  {
    code: '32',
    center: [2.764, 49.964],
    bounds: { north: 51.088, south: 48.851, east: 4.25, west: 1.372 },
    departments: [
      { code: '02', name: 'Aisne' },
      { code: '59', name: 'Nord' },
      { code: '60', name: 'Oise' },
      { code: '62', name: 'Pas-de-Calais' },
      { code: '80', name: 'Somme' },
    ],
  },
  {
    code: '93',
    center: [6.059, 43.953],
    bounds: { north: 45.124, south: 42.987, east: 7.69, west: 4.206 },
    departments: [
      { code: '04', name: 'Alpes-de-Haute-Provence' },
      { code: '05', name: 'Hautes-Alpes' },
      { code: '06', name: 'Alpes-Maritimes' },
      { code: '13', name: 'Bouches-du-Rhône' },
      { code: '83', name: 'Var' },
      { code: '84', name: 'Vaucluse' },
    ],
  },
  {
    code: '76',
    center: [2.146, 43.697],
    bounds: { north: 45.046, south: 42.325, east: 4.845, west: -0.314 },
    departments: [
      { code: '09', name: 'Ariège' },
      { code: '11', name: 'Aude' },
      { code: '12', name: 'Aveyron' },
      { code: '30', name: 'Gard' },
      { code: '31', name: 'Haute-Garonne' },
      { code: '32', name: 'Gers' },
      { code: '34', name: 'Hérault' },
      { code: '46', name: 'Lot' },
      { code: '48', name: 'Lozère' },
      { code: '65', name: 'Hautes-Pyrénées' },
      { code: '66', name: 'Pyrénées-Orientales' },
      { code: '81', name: 'Tarn' },
      { code: '82', name: 'Tarn-et-Garonne' },
    ],
  },
  {
    code: '75',
    center: [0.214, 45.195],
    bounds: { north: 47.156, south: 42.783, east: 2.595, west: -1.796 },
    departments: [
      { code: '16', name: 'Charente' },
      { code: '17', name: 'Charente-Maritime' },
      { code: '19', name: 'Corrèze' },
      { code: '23', name: 'Creuse' },
      { code: '24', name: 'Dordogne' },
      { code: '33', name: 'Gironde' },
      { code: '40', name: 'Landes' },
      { code: '47', name: 'Lot-et-Garonne' },
      { code: '64', name: 'Pyrénées-Atlantiques' },
      { code: '79', name: 'Deux-Sèvres' },
      { code: '86', name: 'Vienne' },
      { code: '87', name: 'Haute-Vienne' },
    ],
  },
  {
    code: '44',
    center: [5.604, 48.683],
    bounds: { north: 50.155, south: 47.417, east: 8.2, west: 3.388 },
    departments: [
      { code: '08', name: 'Ardennes' },
      { code: '10', name: 'Aube' },
      { code: '51', name: 'Marne' },
      { code: '52', name: 'Haute-Marne' },
      { code: '54', name: 'Meurthe-et-Moselle' },
      { code: '55', name: 'Meuse' },
      { code: '57', name: 'Moselle' },
      { code: '67', name: 'Bas-Rhin' },
      { code: '68', name: 'Haut-Rhin' },
      { code: '88', name: 'Vosges' },
    ],
  },
  {
    code: '52',
    center: [-0.801, 47.486],
    bounds: { north: 48.562, south: 46.28, east: 0.913, west: -2.557 },
    departments: [
      { code: '44', name: 'Loire-Atlantique' },
      { code: '49', name: 'Maine-et-Loire' },
      { code: '53', name: 'Mayenne' },
      { code: '72', name: 'Sarthe' },
      { code: '85', name: 'Vendée' },
    ],
  },
  {
    code: '53',
    center: [-2.839, 48.187],
    bounds: { north: 48.873, south: 47.301, east: -1.039, west: -5.133 },
    departments: [
      { code: '22', name: "Côtes-d'Armor" },
      { code: '29', name: 'Finistère' },
      { code: '35', name: 'Ille-et-Vilaine' },
      { code: '56', name: 'Morbihan' },
    ],
  },
  {
    code: '28',
    center: [0.103, 49.117],
    bounds: { north: 50.067, south: 48.186, east: 1.785, west: -1.947 },
    departments: [
      { code: '14', name: 'Calvados' },
      { code: '27', name: 'Eure' },
      { code: '50', name: 'Manche' },
      { code: '61', name: 'Orne' },
      { code: '76', name: 'Seine-Maritime' },
    ],
  },
  {
    code: '27',
    center: [4.802, 47.234],
    bounds: { north: 48.412, south: 46.171, east: 7.149, west: 2.836 },
    departments: [
      { code: '21', name: "Côte-d'Or" },
      { code: '25', name: 'Doubs' },
      { code: '39', name: 'Jura' },
      { code: '58', name: 'Nièvre' },
      { code: '70', name: 'Haute-Saône' },
      { code: '71', name: 'Saône-et-Loire' },
      { code: '89', name: 'Yonne' },
      { code: '90', name: 'Territoire de Belfort' },
    ],
  },
  {
    code: '24',
    center: [1.686, 47.48],
    bounds: { north: 48.939, south: 46.351, east: 3.119, west: 0.066 },
    departments: [
      { code: '18', name: 'Cher' },
      { code: '28', name: 'Eure-et-Loir' },
      { code: '36', name: 'Indre' },
      { code: '37', name: 'Indre-et-Loire' },
      { code: '41', name: 'Loir-et-Cher' },
      { code: '45', name: 'Loiret' },
    ],
  },
  {
    code: '94',
    center: [9.103, 42.156],
    bounds: { north: 43.018, south: 41.373, east: 9.56, west: 8.548 },
    departments: [
      { code: '2A', name: 'Corse-du-Sud' },
      { code: '2B', name: 'Haute-Corse' },
    ],
  },
];

export const REGIONS: readonly Region[] = MEASURED.map((region) => ({ ...region, name: REGION_NAMES[region.code] }));

const BY_CODE: ReadonlyMap<string, Region> = new Map(REGIONS.map((region) => [region.code, region]));
const BY_DEPARTMENT: ReadonlyMap<string, Region> = new Map(
  REGIONS.flatMap((region) => region.departments.map(({ code }) => [code, region] as const)),
);
const DEPARTMENT_NAMES: ReadonlyMap<string, string> = new Map(
  REGIONS.flatMap(({ departments }) => departments.map(({ code, name }) => [code, name] as const)),
);

export const regionOf = (code: string): Region | null => BY_CODE.get(code) ?? null;

/** Null overseas. */
export const regionOfDepartment = (department: string): Region | null => BY_DEPARTMENT.get(department) ?? null;

export const departmentName = (code: string): string | null => DEPARTMENT_NAMES.get(code) ?? null;
