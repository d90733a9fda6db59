import type { Calendars } from '@pignon/domain/agents/calendars';
import type { ConfigReader } from './reading';

const NAME = 'CALENDARS';

/** 'default=https://…; helene@…=https://…; Marc Vidal=https://…' (M96). */
export function readCalendars(read: ConfigReader, text: string): Calendars {
  const named = text.split(';').flatMap((entry) => {
    const at = entry.indexOf('=');
    if (entry.trim() === '') return [];
    const [who, url] = [entry.slice(0, at).trim(), entry.slice(at + 1).trim()];
    if (at > 0 && who !== '' && isPage(url)) return [[who.toLowerCase(), url] as const];
    read.fault(
      NAME,
      `doit être une liste « conseiller=https://… » séparée par des points-virgules (reçu : « ${entry.trim()} »)`,
    );
    return [];
  });
  const { default: usual = null, ...ofAdvisers } = Object.fromEntries(named);
  return { usual, ofAdvisers };
}

const isPage = (url: string): boolean => URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
