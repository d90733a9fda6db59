import type { OpenedListings } from '@pignon/domain/off-market/visitor-access';
import type { Tools } from '../wiring/tools';
import { PgOpenedListings } from './pg-opened-listings';

export const createOpenedListings = ({ pool }: Tools): OpenedListings => new PgOpenedListings(pool);
