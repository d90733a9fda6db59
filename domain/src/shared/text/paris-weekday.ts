import { inParis } from './french';

/** 'samedi 28 novembre 2026' */
export const parisWeekday = inParis({ dateStyle: 'full' });
