import type { Tools } from '../wiring/tools';
import { PgInternalListings } from './pg-internal-listings';

export const createInternalListings = ({ pool }: Tools): PgInternalListings => new PgInternalListings(pool);
