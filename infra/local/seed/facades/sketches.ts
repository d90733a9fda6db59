export const LIGHTS = ['noon', 'morning', 'overcast', 'golden', 'dusk', 'night'] as const;
export type LightKind = (typeof LIGHTS)[number];

export interface Sketch {
  /** 'facade-01': its photo is known by it. */
  readonly name: string;
  readonly seed: number;
  readonly sign: string;
  readonly paint: number;
  readonly light: LightKind;
  readonly width: number;
  readonly height: number;
  /** Of the drawing: a house seen from afar, or its shop from near. */
  readonly zoom: number;
  /** How much of the height the shop takes. */
  readonly shop: number;
  /** A tree of the avenue in front of it. */
  readonly tree: 'left' | 'right' | null;
}

const LANDSCAPE = [1600, 1200] as const;
const WIDE = [1600, 1067] as const;
const PORTRAIT = [1200, 1600] as const;

const row = (
  seed: number,
  sign: string,
  paint: number,
  light: LightKind,
  [width, height]: readonly [number, number],
  zoom: number,
  shop: number,
  tree: Sketch['tree'] = null,
) => ({ seed, sign, paint, light, width, height, zoom, shop, tree });

/** Paint (green, blue, claret, black, slate, ochre), light, format and distance all differ between neighbours. */
export const SKETCHES: readonly Sketch[] = [
  row(3, 'BOULANGERIE', 5, 'morning', LANDSCAPE, 3.2, 0.42),
  row(11, 'LIBRAIRIE', 0, 'noon', LANDSCAPE, 2.6, 0.3, 'right'),
  row(29, 'BISTROT', 2, 'dusk', LANDSCAPE, 3.4, 0.44),
  row(41, 'ATELIER', 4, 'overcast', WIDE, 2.4, 0.27),
  row(57, 'FLEURS', 0, 'golden', PORTRAIT, 3, 0.4),
  row(68, 'OPTIQUE', 1, 'noon', WIDE, 3.1, 0.36),
  row(73, 'CAFE', 3, 'night', LANDSCAPE, 3, 0.44),
  row(85, 'PHARMACIE', 0, 'overcast', LANDSCAPE, 2.8, 0.24),
  row(97, 'EPICERIE', 5, 'golden', LANDSCAPE, 2.5, 0.33, 'left'),
  row(102, 'GALERIE', 3, 'morning', PORTRAIT, 2.6, 0.4),
  row(116, 'TRAITEUR', 2, 'noon', WIDE, 2.9, 0.44),
  row(128, 'BUREAUX', 4, 'dusk', PORTRAIT, 2.4, 0.4),
  row(131, 'COIFFEUR', 1, 'morning', LANDSCAPE, 3.3, 0.42, 'right'),
  row(147, 'FROMAGERIE', 5, 'overcast', WIDE, 3.2, 0.36),
  row(152, 'TABAC', 2, 'golden', LANDSCAPE, 2.7, 0.28),
  row(169, 'MODE', 3, 'noon', PORTRAIT, 3.2, 0.4, 'left'),
  row(178, 'CHOCOLAT', 5, 'night', WIDE, 3.3, 0.44),
  row(183, 'ANTIQUITES', 0, 'dusk', LANDSCAPE, 2.6, 0.3),
  row(194, 'PRESSING', 1, 'overcast', LANDSCAPE, 3, 0.38),
  row(207, 'CAVISTE', 2, 'night', PORTRAIT, 2.8, 0.4),
  row(213, 'BANQUE', 4, 'noon', LANDSCAPE, 2.3, 0.22),
  row(226, 'TISSUS', 1, 'golden', WIDE, 2.8, 0.34, 'right'),
  row(239, 'RESTAURANT', 3, 'dusk', WIDE, 3, 0.42),
  row(245, 'MERCERIE', 4, 'morning', LANDSCAPE, 2.7, 0.3),
].map((sketch, index) => ({ name: `facade-${String(index + 1).padStart(2, '0')}`, ...sketch }));
