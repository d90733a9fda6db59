import type { Filter } from './filter';

const LONGEST = 200;

export const search: Filter<string> = {
  parameters: ['search', 'keyword'],
  about: 'mots',
  read(text, reading) {
    const words = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    if (words.length > LONGEST) reading.fault(`ne peut pas dépasser ${LONGEST} caractères`);
    return words.slice(0, LONGEST).trim() || undefined;
  },
  write: (words) => words,
  chips: (words) => [{ label: `«\u00a0${words}\u00a0»` }],
  relaxed: { dropped: 'sans les mots de la recherche' },
};
