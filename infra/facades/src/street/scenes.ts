import type {
  AwningKind,
  BalconyKind,
  Furniture,
  Goods,
  RoofKind,
  Scene,
  ShopKind,
  WallKind,
  WindowKind,
} from './scene';
import type { Hour } from './light';
import { type Paint, PAINTS } from '../palette';

const [WAGON, PLAQUE, BORDEAUX, BLACK, GREY_BLUE, BROWN] = PAINTS;
const MUSTARD = { wood: '#C1912F' };
const SAGE = { wood: '#7D9683' };

function scene(
  [format, hour, share]: readonly [Scene['format'], Hour, share: number],
  [wall, tone, roof, floors, bays, windows, balcony, shutters]: readonly [
    WallKind,
    tone: string,
    RoofKind,
    floors: number,
    bays: number,
    WindowKind,
    BalconyKind,
    shutters?: string,
  ],
  [kind, { wood: paint }, awning, goods]: readonly [ShopKind, Pick<Paint, 'wood'>, AwningKind, Goods],
  street: readonly Furniture[],
): Omit<Scene, 'name' | 'seed'> {
  const shop = { kind, paint, awning, goods };
  return {
    format,
    hour,
    share,
    house: { wall, tone, roof, floors, bays, windows, balcony, ...(shutters && { shutters }), shop },
    street,
  };
}

/** Two dozen streets of France, no two alike: what the demonstration's listings show. */
export const SCENES: readonly Scene[] = [
  // Paris, cut stone
  scene(
    ['4:3', 'day', 0.5],
    ['stone', '#E2D8C3', 'mansard', 4, 5, 'french', 'long'],
    ['joinery', WAGON, 'striped', 'bread'],
    ['lamp', 'walker', 'bollards'],
  ),
  scene(
    ['4:3', 'dusk', 0.46],
    ['stone', '#DCD0B8', 'mansard', 5, 6, 'french', 'each'],
    ['joinery', BORDEAUX, 'plain', 'tables'],
    ['terrace', 'walker', 'lamp'],
  ),
  scene(
    ['3:4', 'morning', 1],
    ['stone', '#E6DDCB', 'mansard', 5, 5, 'french', 'long'],
    ['joinery', BLACK, 'none', 'books'],
    ['tree', 'bicycle', 'couple'],
  ),
  scene(
    ['3:2', 'night', 0.56],
    ['stone', '#D9CDB6', 'mansard', 3, 7, 'french', 'stone'],
    ['joinery', PLAQUE, 'none', 'wine'],
    ['lamp', 'couple', 'car'],
  ),
  // the north, brick
  scene(
    ['4:3', 'overcast', 1],
    ['brick', '#9E4F3A', 'gable', 2, 4, 'arched', 'none'],
    ['joinery', PLAQUE, 'none', 'clothes'],
    ['bicycle', 'walker'],
  ),
  scene(
    ['4:3', 'golden', 0.6],
    ['brick', '#B0644A', 'slate', 3, 6, 'square', 'none', '#E8E2D4'],
    ['joinery', MUSTARD, 'striped', 'plants'],
    ['flowers', 'board', 'tree'],
  ),
  scene(
    ['3:2', 'day', 0.62],
    ['brick', '#8C4636', 'flat', 3, 7, 'wide', 'none'],
    ['glass', BLACK, 'none', 'desks'],
    ['planters', 'scooter', 'walker'],
  ),
  scene(
    ['3:4', 'dusk', 1],
    ['brick', '#A0553F', 'mansard', 4, 4, 'arched', 'each'],
    ['arcade', WAGON, 'none', 'tables'],
    ['lamp', 'walker'],
  ),
  // the south, render and shutters
  scene(
    ['4:3', 'day', 1],
    ['render', '#E8C98F', 'tile', 2, 5, 'square', 'none', '#6E93A6'],
    ['joinery', GREY_BLUE, 'striped', 'bread'],
    ['tree', 'bench', 'scooter'],
  ),
  scene(
    ['3:2', 'golden', 0.66],
    ['render', '#DE9F78', 'tile', 3, 6, 'french', 'each', '#4F7A63'],
    ['joinery', BROWN, 'plain', 'tables'],
    ['terrace', 'tree'],
  ),
  scene(
    ['4:3', 'morning', 0.8],
    ['render', '#EFE3CF', 'tile', 2, 5, 'arched', 'none', '#A94F3B'],
    ['arcade', BORDEAUX, 'none', 'wine'],
    ['planters', 'walker'],
  ),
  scene(
    ['3:4', 'day', 0.92],
    ['render', '#E6B7A0', 'tile', 4, 3, 'french', 'each', '#5C7F8F'],
    ['joinery', MUSTARD, 'striped', 'clothes'],
    ['scooter', 'couple'],
  ),
  // half-timber
  scene(
    ['4:3', 'overcast', 1],
    ['timber', '#F0E4CB', 'tile', 3, 4, 'square', 'none'],
    ['joinery', BORDEAUX, 'striped', 'bread'],
    ['board', 'couple', 'flowers'],
  ),
  scene(
    ['3:4', 'night', 1],
    ['timber', '#E9D9B8', 'slate', 3, 4, 'square', 'none'],
    ['joinery', WAGON, 'none', 'books'],
    ['lamp', 'bicycle'],
  ),
  scene(
    ['3:2', 'morning', 0.74],
    ['timber', '#E3A586', 'tile', 2, 6, 'square', 'none', '#8FA6A0'],
    ['twin', PLAQUE, 'none', 'plants'],
    ['flowers', 'bench', 'walker'],
  ),
  // offices of today
  scene(
    ['4:3', 'day', 1],
    ['concrete', '#D4D3CD', 'flat', 3, 6, 'wide', 'none'],
    ['glass', BLACK, 'none', 'desks'],
    ['tree', 'walker', 'car'],
  ),
  scene(
    ['3:2', 'dusk', 1],
    ['concrete', '#B9BDBD', 'flat', 4, 8, 'wide', 'none'],
    ['glass', GREY_BLUE, 'none', 'desks'],
    ['lamp', 'couple', 'bareTree'],
  ),
  // shops close by
  scene(
    ['4:3', 'overcast', 0.36],
    ['stone', '#D8CDB9', 'mansard', 4, 5, 'french', 'each'],
    ['twin', WAGON, 'none', 'books'],
    ['bicycle', 'board'],
  ),
  scene(
    ['4:3', 'night', 0.36],
    ['stone', '#D2C6B0', 'mansard', 4, 4, 'french', 'none'],
    ['joinery', MUSTARD, 'striped', 'tables'],
    ['terrace', 'lamp'],
  ),
  scene(
    ['3:2', 'golden', 0.38],
    ['render', '#E9DFCB', 'tile', 3, 5, 'french', 'each', SAGE.wood],
    ['joinery', SAGE, 'plain', 'plants'],
    ['flowers', 'walker'],
  ),
  scene(
    ['4:3', 'morning', 0.42],
    ['stone', '#E4DBCA', 'mansard', 3, 4, 'arched', 'each'],
    ['arcade', BLACK, 'none', 'clothes'],
    ['planters', 'couple'],
  ),
  scene(
    ['3:4', 'golden', 0.74],
    ['brick', '#94503E', 'mansard', 3, 3, 'french', 'long'],
    ['joinery', BROWN, 'striped', 'wine'],
    ['column', 'bicycle'],
  ),
  // avenues
  scene(
    ['3:2', 'overcast', 1],
    ['stone', '#DED4C1', 'mansard', 6, 9, 'french', 'long'],
    ['joinery', GREY_BLUE, 'plain', 'clothes'],
    ['bareTree', 'column', 'car', 'bareTree'],
  ),
  scene(
    ['4:3', 'golden', 0.5],
    ['stone', '#E0D3B9', 'slate', 4, 6, 'french', 'stone'],
    ['arcade', PLAQUE, 'none', 'bare'],
    ['column', 'crossing', 'walker'],
  ),
].map((scene, index) => ({ ...scene, seed: index + 4000, name: `facade-${String(index + 1).padStart(2, '0')}` }));
