import type { InternalListings } from '@pignon/domain/listings/internal-listings';
import type { Tools } from '../wiring/tools';
import { PgInternalListings } from './pg-internal-listings';

export const createInternalListings = ({ pool }: Tools): InternalListings => new PgInternalListings(pool);
