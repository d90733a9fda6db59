import type { ConfigReader } from './reading';

const NAMES = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'GOOGLE_REFRESH_TOKEN', 'GOOGLE_LOCATION'] as const;

/** The agency's Business Profile: all of it, or none and no reviews are read. */
export function readGoogle(read: ConfigReader, env: NodeJS.ProcessEnv) {
  const url = read.url('GOOGLE_REVIEWS_URL', ['http:', 'https:'], 'https://mybusiness.googleapis.com');
  const tokenUrl = read.url('GOOGLE_TOKEN_URL', ['http:', 'https:'], 'https://oauth2.googleapis.com/token');
  const everyMinutes = read.number('GOOGLE_REVIEWS_MINUTES', 60, { min: 1, max: 10_080, unit: 'minutes' });
  if (!NAMES.some((name) => env[name]?.trim())) return null;
  const [clientId, clientSecret, refreshToken, location] = NAMES.map((name) => read.text(name)) as [
    string,
    string,
    string,
    string,
  ];
  if (location && !/^accounts\/[\w-]+\/locations\/[\w-]+$/.test(location))
    read.fault('GOOGLE_LOCATION', 'doit être de la forme accounts/…/locations/…');
  return { url: url.replace(/\/$/, ''), tokenUrl, clientId, clientSecret, refreshToken, location, everyMinutes };
}
