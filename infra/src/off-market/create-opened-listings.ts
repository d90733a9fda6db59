import type { Tools } from '../wiring/tools';
import { PgOpenedListings } from './pg-opened-listings';

export const createOpenedListings = ({ pool }: Tools): PgOpenedListings => new PgOpenedListings(pool);
