import type { Agent } from './agent';

/** Calendars of appointments that advisers keep outside (M96). */
export interface Calendars {
  /** Of whoever has none of his own; null: a form instead. */
  readonly usual: string | null;
  /** By email or name, in small letters. */
  readonly ofAdvisers: Readonly<Record<string, string>>;
}

/** M96: by the adviser's name or email, else the default one. */
export const calendarOf = (
  adviser: Pick<Agent, 'name' | 'email'> | null,
  { usual, ofAdvisers }: Calendars,
): string | null =>
  (adviser && (ofAdvisers[adviser.email.toLowerCase()] ?? ofAdvisers[adviser.name.toLowerCase()])) ?? usual;

/** 'https://cal.example': all that a page may show in a frame. */
export const calendarOrigins = ({ usual, ofAdvisers }: Calendars): readonly string[] => [
  ...new Set([...(usual === null ? [] : [usual]), ...Object.values(ofAdvisers)].map((url) => new URL(url).origin)),
];
