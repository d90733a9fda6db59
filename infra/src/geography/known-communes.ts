import { FileCommunes } from './file-communes';

/** The gazetteer, read once for the whole process. */
export const knownCommunes = new FileCommunes();
