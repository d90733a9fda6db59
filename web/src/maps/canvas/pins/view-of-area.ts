import type { Area } from '@pignon/domain/listings/filters/area';
import { extentOf } from '../../geometry/mercator';
import { exactly, type FirstView } from '../stage/create-map';

export const viewOf = ([west, south, east, north]: Area): FirstView => exactly(extentOf({ west, south, east, north }));
