import type { Tools } from '../wiring/tools';
import { PgProspectBook } from './pg-prospect-book';

export const createProspectBook = ({ pool }: Tools): PgProspectBook => new PgProspectBook(pool);
