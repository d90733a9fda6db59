import { join } from 'node:path';
import type { Config } from '../../config/config';
import { ErasureList } from './erasure-list';

/** With the documents, which are backed up apart from the database. */
export const createErasureList = ({ documents }: Config): ErasureList =>
  new ErasureList(join(documents.dir, 'effacements.txt'));
