import type { ProspectBook } from '@pignon/domain/prospects/prospect';
import type { Tools } from '../wiring/tools';
import { PgProspectBook } from './pg-prospect-book';

export const createProspectBook = ({ pool }: Tools): ProspectBook => new PgProspectBook(pool);
