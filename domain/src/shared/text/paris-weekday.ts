import { inParis, parisHour } from './french';

/** 'samedi 28 novembre 2026' */
export const parisWeekday = inParis({ dateStyle: 'full' });

/** 'samedi 28 novembre 2026 à 10:00' */
export const parisDayAndHour = (date: Date): string => `${parisWeekday(date)} à ${parisHour(date)}`;
