import type { Catalogue } from '@pignon/domain/listings/catalogue';
import type { Tools } from '../../wiring/tools';
import { PgCatalogue } from './pg-catalogue';

export const createCatalogue = ({ pool }: Tools): Catalogue => new PgCatalogue(pool);
