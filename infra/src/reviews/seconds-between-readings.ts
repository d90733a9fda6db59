import type { Config } from '../config/config';

const MINUTES = 60;

export const secondsBetweenReadings = ({ reviews, timeScale }: Pick<Config, 'reviews' | 'timeScale'>): number =>
  (reviews.google?.everyMinutes ?? MINUTES) * (60 / timeScale);
